-- When a business is open, as a set of minutes: 3,000 for each day of the week from Monday on, and for each special
-- day by its number since 1970, so that one look into the set tells. A day's ranges may reach into the next night;
-- the last of its minutes marks a special day, on which the week's hours do not hold. A special day in a year that
-- nobody means is left out: its number would not fit.
CREATE FUNCTION "opening_spans"("hours" jsonb, "is_24x7" boolean, "special_hours" jsonb)
RETURNS int4multirange LANGUAGE sql IMMUTABLE AS $$
  WITH special AS (
    SELECT (day->>'date')::date - '1970-01-01'::date AS day, day->'ranges' AS ranges
    FROM jsonb_path_query(special_hours, '$[*] ? (@.date >= "2000" && @.date < "2200")') AS day
  ),
  begun AS (
    SELECT day * 3000 AS day, (extract(epoch FROM (range->>'open')::time) / 60)::int AS opens,
      -- The last minute of a day is its end.
      (extract(epoch FROM replace(range->>'close', '23:59', '24:00')::time) / 60)::int AS closes
    FROM (
      SELECT array_position('{mon,tue,wed,thu,fri,sat,sun}', weekday) - 1, ranges
      FROM jsonb_each(hours) AS week (weekday, ranges) WHERE NOT is_24x7
      UNION ALL TABLE special
    ) AS days (day, ranges), jsonb_path_query(ranges, '$[*]') AS range
  )
  SELECT coalesce(range_agg(span), '{}') FROM (
    -- A close that is not after the open is on the next day.
    SELECT int4range(day + opens, day + closes + CASE WHEN closes > opens THEN 0 ELSE 1440 END) FROM begun
    UNION ALL SELECT int4range(day * 3000 + 2999, day * 3000 + 3000) FROM special
    UNION ALL SELECT int4range(day * 3000, day * 3000 + 1440) FROM generate_series(0, 6) AS day WHERE is_24x7
  ) AS spans (span)
$$;
--> statement-breakpoint
ALTER TABLE "listing_shelves" ADD COLUMN "open_spans" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_shelves" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "listing_shelves" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "open_spans" "int4multirange";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_listing_shelves"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM listing_shelves WHERE listing_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.deleted_at IS NULL THEN
    INSERT INTO listing_shelves (listing_id, shelf, city_key, pin, name_key, bayes, rating, published_at,
        open_spans, lat, lng)
      SELECT NEW.id, shelf, NEW.city_key, NEW.pin, lower(NEW.name),
        (19.0 + NEW.rating_sum) / (5 + NEW.rating_count),
        CASE WHEN NEW.rating_count = 0 THEN 0 ELSE NEW.rating_sum::real / NEW.rating_count END,
        coalesce(NEW.published_at, NEW.created_at),
        opening_spans(NEW.hours, NEW.is_24x7, NEW.special_hours),
        CASE WHEN NOT NEW.hide_address THEN NEW.lat END, CASE WHEN NOT NEW.hide_address THEN NEW.lng END
      FROM (SELECT DISTINCT unnest(NEW.more_categories || ARRAY[NEW.category, ''])) AS shelves (shelf);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "listings_change_their_shelves" ON "listings";
--> statement-breakpoint
CREATE TRIGGER "listings_change_their_shelves" AFTER UPDATE ON "listings" FOR EACH ROW
  WHEN ((OLD.name, OLD.category, OLD.more_categories, OLD.city_key, OLD.pin, OLD.rating_sum, OLD.rating_count,
      OLD.status, OLD.deleted_at, OLD.published_at, OLD.hours, OLD.is_24x7, OLD.special_hours, OLD.hide_address,
      OLD.lat, OLD.lng)
    IS DISTINCT FROM (NEW.name, NEW.category, NEW.more_categories, NEW.city_key, NEW.pin, NEW.rating_sum,
      NEW.rating_count, NEW.status, NEW.deleted_at, NEW.published_at, NEW.hours, NEW.is_24x7, NEW.special_hours,
      NEW.hide_address, NEW.lat, NEW.lng))
  EXECUTE FUNCTION "keep_listing_shelves"();
--> statement-breakpoint
-- Those that stand there already; the search makes its entries again by itself.
UPDATE "listing_shelves" SET "open_spans" = opening_spans(hours, is_24x7, special_hours),
    "lat" = CASE WHEN NOT hide_address THEN listings.lat END, "lng" = CASE WHEN NOT hide_address THEN listings.lng END
  FROM "listings" WHERE listings.id = listing_shelves.listing_id;
