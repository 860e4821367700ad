-- Keeps `listing_shelves`, whoever writes to `listings`: once among all, once for each category.
CREATE FUNCTION "keep_listing_shelves"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM listing_shelves WHERE listing_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.deleted_at IS NULL THEN
    INSERT INTO listing_shelves (listing_id, shelf, city_key, pin, name_key, bayes, rating, published_at)
      SELECT NEW.id, shelf, NEW.city_key, NEW.pin, lower(NEW.name),
        (19.0 + NEW.rating_sum) / (5 + NEW.rating_count),
        CASE WHEN NEW.rating_count = 0 THEN 0 ELSE NEW.rating_sum::real / NEW.rating_count END,
        coalesce(NEW.published_at, NEW.created_at)
      FROM (SELECT DISTINCT unnest(NEW.more_categories || ARRAY[NEW.category, ''])) AS shelves (shelf);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_take_their_shelves" AFTER INSERT OR DELETE ON "listings"
  FOR EACH ROW EXECUTE FUNCTION "keep_listing_shelves"();
--> statement-breakpoint
CREATE TRIGGER "listings_change_their_shelves" AFTER UPDATE ON "listings" FOR EACH ROW
  WHEN ((OLD.name, OLD.category, OLD.more_categories, OLD.city_key, OLD.pin, OLD.rating_sum, OLD.rating_count,
      OLD.status, OLD.deleted_at, OLD.published_at)
    IS DISTINCT FROM (NEW.name, NEW.category, NEW.more_categories, NEW.city_key, NEW.pin, NEW.rating_sum,
      NEW.rating_count, NEW.status, NEW.deleted_at, NEW.published_at))
  EXECUTE FUNCTION "keep_listing_shelves"();
--> statement-breakpoint
-- What an entry is looked up by: each of its words together with its kind and place, so that one short
-- list of the index answers "this word in this city". "=" marks words of the name, "#" categories,
-- "!" the PIN code, "@" a city that is served from another one. Not safe for parallel work on purpose: a search
-- takes a thousand rows at most, and workers would take longer to start than to find them. Its cost keeps the
-- database from working it out row by row where it could ask the index.
CREATE FUNCTION "search_keys"("type" text, "city_key" text, "city_keys" text[], "words" tsvector, "categories" text[], "pin" text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE COST 10000 AS $$
DECLARE
  lexemes text[] := tsvector_to_array($4);
  name_lexemes text[] := tsvector_to_array(ts_filter($4, '{a}'));
  keys text[] := '{}';
  place text;
  prefix text;
BEGIN
  FOREACH place IN ARRAY '{""}'::text[] || $3 LOOP
    prefix := $1 || '/' || place || '/';
    keys := keys || string_to_array(prefix || array_to_string(lexemes, E'\n' || prefix), E'\n');
    IF name_lexemes <> '{}' THEN
      keys := keys || string_to_array(prefix || '=' || array_to_string(name_lexemes, E'\n' || prefix || '='), E'\n');
    END IF;
    IF $5 <> '{}' THEN
      keys := keys || string_to_array(prefix || '#' || array_to_string($5, E'\n' || prefix || '#'), E'\n');
    END IF;
    IF $6 <> '' THEN keys := keys || (prefix || '!' || $6); END IF;
    IF place <> '' AND place <> $2 THEN keys := keys || (prefix || '@'); END IF;
  END LOOP;
  RETURN array_to_tsvector(keys);
END $$;
--> statement-breakpoint
CREATE INDEX "search_entries_keys" ON "search_entries"
  USING gin (search_keys("type", "city_key", "city_keys", "words", "categories", "pin")) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX "search_entries_names" ON "search_entries" ("name_key" text_pattern_ops) WHERE "audience" = 'all';
--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" ("word" text_pattern_ops);
--> statement-breakpoint
-- Words that are like the one asked for; as like as a name has to be to match.
CREATE FUNCTION "search_words_like"("asked" text)
RETURNS TABLE ("word" text, "lexeme" text, "likeness" real) LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  SELECT known.word, known.lexeme, similarity(known.word, asked)
  FROM search_words known WHERE known.word %> asked
  ORDER BY 3 DESC, known.word LIMIT 12
$$;
--> statement-breakpoint
-- Keeps `enquiry_counts`.
CREATE FUNCTION "count_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO enquiry_counts (owner_id, target_type, status, count)
      SELECT owner_id, target_type, status, count(*) FROM come GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (owner_id, target_type, status) DO UPDATE SET count = enquiry_counts.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO enquiry_counts (owner_id, target_type, status, count)
      SELECT owner_id, target_type, status, sum(change) FROM (
        SELECT owner_id, target_type, status, 1 AS change FROM come
        UNION ALL
        SELECT owner_id, target_type, status, -1 FROM gone
      ) changed
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
      ON CONFLICT (owner_id, target_type, status) DO UPDATE SET count = enquiry_counts.count + excluded.count;
  ELSE
    -- No new row: the owner himself may be on his way out.
    UPDATE enquiry_counts SET count = enquiry_counts.count - less.count
      FROM (SELECT owner_id, target_type, status, count(*) AS count FROM gone GROUP BY 1, 2, 3) less
      WHERE enquiry_counts.owner_id = less.owner_id AND enquiry_counts.target_type = less.target_type
        AND enquiry_counts.status = less.status;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "enquiries_are_counted_in" AFTER INSERT ON "enquiries"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_enquiries"();
--> statement-breakpoint
CREATE TRIGGER "enquiries_are_counted_again" AFTER UPDATE ON "enquiries"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_enquiries"();
--> statement-breakpoint
CREATE TRIGGER "enquiries_are_counted_out" AFTER DELETE ON "enquiries"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "count_enquiries"();
