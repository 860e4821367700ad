DROP INDEX "listing_shelves_city_best";--> statement-breakpoint
DROP INDEX "listing_shelves_best";--> statement-breakpoint
ALTER TABLE "listing_shelves" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "sound_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "sound" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "listing_shelves" SET "rating_count" = listings.rating_count
  FROM "listings" WHERE listings.id = listing_shelves.listing_id AND listings.rating_count > 0;--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "listing_shelves_city_best" ON "listing_shelves" USING btree ("shelf","city_key","bayes","rating_count","listing_id","rating");--> statement-breakpoint
CREATE INDEX "listing_shelves_best" ON "listing_shelves" USING btree ("shelf","bayes","rating_count","listing_id","rating");--> statement-breakpoint
CREATE INDEX "search_entries_sounds" ON "search_entries" ("sound_key" text_pattern_ops) WHERE "audience" = 'all';--> statement-breakpoint
-- The best rated of a kind where nothing was typed, everywhere and in a city.
CREATE INDEX "search_entries_rated" ON "search_entries"
  ("type", ((19 + "rating_sum")::float8 / (5 + "rating_count")) DESC, "rating_count" DESC, "id" DESC);--> statement-breakpoint
CREATE INDEX "search_entries_rated_in_city" ON "search_entries"
  ("type", "city_key", ((19 + "rating_sum")::float8 / (5 + "rating_count")) DESC, "rating_count" DESC, "id" DESC);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_listing_shelves"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM listing_shelves WHERE listing_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.deleted_at IS NULL THEN
    INSERT INTO listing_shelves (listing_id, shelf, city_key, pin, name_key, bayes, rating, rating_count,
        published_at, open_spans, lat, lng)
      SELECT NEW.id, shelf, NEW.city_key, NEW.pin, lower(NEW.name),
        (19.0 + NEW.rating_sum) / (5 + NEW.rating_count),
        CASE WHEN NEW.rating_count = 0 THEN 0 ELSE NEW.rating_sum::real / NEW.rating_count END,
        NEW.rating_count,
        coalesce(NEW.published_at, NEW.created_at),
        opening_spans(NEW.hours, NEW.is_24x7, NEW.special_hours),
        CASE WHEN NOT NEW.hide_address THEN NEW.lat END, CASE WHEN NOT NEW.hide_address THEN NEW.lng END
      FROM (SELECT DISTINCT unnest(NEW.more_categories || ARRAY[NEW.category, ''])) AS shelves (shelf);
  END IF;
  RETURN NULL;
END $$;
