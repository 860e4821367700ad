-- The table keeps its rows; only names change. `category` is empty in the row for all categories.
ALTER TABLE "listing_shelves" RENAME TO "directory_entries";--> statement-breakpoint
ALTER TABLE "directory_entries" RENAME COLUMN "shelf" TO "category";--> statement-breakpoint
ALTER TABLE "directory_entries" RENAME CONSTRAINT "listing_shelves_listing_id_shelf_pk" TO "directory_entries_listing_id_category_pk";--> statement-breakpoint
ALTER TABLE "directory_entries" RENAME CONSTRAINT "listing_shelves_listing_id_listings_id_fk" TO "directory_entries_listing_id_listings_id_fk";--> statement-breakpoint
ALTER TABLE "directory_entries" RENAME CONSTRAINT "listing_shelves_rating_range" TO "directory_entries_rating_range";--> statement-breakpoint
ALTER TABLE "directory_entries" RENAME CONSTRAINT "listing_shelves_rating_count_range" TO "directory_entries_rating_count_range";--> statement-breakpoint
ALTER INDEX "listing_shelves_city_best" RENAME TO "directory_entries_city_best";--> statement-breakpoint
ALTER INDEX "listing_shelves_best" RENAME TO "directory_entries_best";--> statement-breakpoint
ALTER INDEX "listing_shelves_city_new" RENAME TO "directory_entries_city_new";--> statement-breakpoint
ALTER INDEX "listing_shelves_new" RENAME TO "directory_entries_new";--> statement-breakpoint
ALTER INDEX "listing_shelves_city_name" RENAME TO "directory_entries_city_name";--> statement-breakpoint
ALTER INDEX "listing_shelves_name" RENAME TO "directory_entries_name";--> statement-breakpoint
ALTER INDEX "listing_shelves_pin" RENAME TO "directory_entries_pin";--> statement-breakpoint
ALTER TRIGGER "listings_take_their_shelves" ON "listings" RENAME TO "listings_enter_directory";--> statement-breakpoint
ALTER TRIGGER "listings_change_their_shelves" ON "listings" RENAME TO "listings_change_in_directory";--> statement-breakpoint
ALTER FUNCTION "keep_listing_shelves"() RENAME TO "update_directory_entries";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "update_directory_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM directory_entries WHERE listing_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.deleted_at IS NULL THEN
    INSERT INTO directory_entries (listing_id, category, city_key, pin, name_key, bayes, rating, rating_count,
        published_at, open_spans, lat, lng)
      SELECT NEW.id, filed.category, NEW.city_key, NEW.pin, lower(NEW.name),
        (19.0 + NEW.rating_sum) / (5 + NEW.rating_count),
        CASE WHEN NEW.rating_count = 0 THEN 0 ELSE NEW.rating_sum::real / NEW.rating_count END,
        NEW.rating_count,
        coalesce(NEW.published_at, NEW.created_at),
        opening_spans(NEW.hours, NEW.is_24x7, NEW.special_hours),
        CASE WHEN NOT NEW.hide_address THEN NEW.lat END, CASE WHEN NOT NEW.hide_address THEN NEW.lng END
      FROM (SELECT DISTINCT unnest(NEW.more_categories || ARRAY[NEW.category, ''])) AS filed (category);
  END IF;
  RETURN NULL;
END $$;
