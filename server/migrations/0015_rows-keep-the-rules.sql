-- Rows that break a rule of the next migration are repaired where that is clear and loses nothing. Others stop it:
-- the start then names the table, the rule and how many rows break it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
UPDATE "premium_periods" SET "ends_at" = "starts_at" WHERE "ends_at" < "starts_at";
--> statement-breakpoint
-- Paid time that overlaps is paid twice: the later period begins when the earlier one ends, as long as before.
DO $$
DECLARE
  period record;
  member text;
  free_from timestamptz;
BEGIN
  -- A day is 24 hours here, whatever the session's time zone does in spring.
  PERFORM set_config('timezone', 'UTC', true);
  FOR period IN SELECT * FROM premium_periods WHERE starts_at < ends_at ORDER BY member_id, starts_at, id LOOP
    IF member IS DISTINCT FROM period.member_id THEN
      member := period.member_id;
      free_from := period.starts_at;
    END IF;
    IF period.starts_at < free_from THEN
      period.ends_at := free_from + (period.ends_at - period.starts_at);
      -- What was told and done about its end was about another day.
      UPDATE premium_periods SET starts_at = free_from, ends_at = period.ends_at, reminded_days = NULL,
        closed_at = CASE WHEN period.ends_at <= now() THEN closed_at END
      WHERE id = period.id;
    END IF;
    free_from := period.ends_at;
  END LOOP;
END $$;
--> statement-breakpoint
-- Several periods move in one statement when a payment is refunded, so it is checked when all is done. The greatest:
-- building the index also looks at the rows as they were before they were put right above.
ALTER TABLE "premium_periods" ADD CONSTRAINT "premium_periods_apart"
  EXCLUDE USING gist ("member_id" WITH =, tstzrange("starts_at", greatest("starts_at", "ends_at")) WITH &&)
  DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- Over since it was made, either way.
UPDATE "one_time_codes" SET "expires_at" = "created_at" WHERE "expires_at" < "created_at";
--> statement-breakpoint
UPDATE "one_time_links" SET "expires_at" = "created_at" WHERE "expires_at" < "created_at";
--> statement-breakpoint
UPDATE "team_invites" SET "expires_at" = "created_at" WHERE "expires_at" < "created_at";
--> statement-breakpoint
UPDATE "card_verifications" SET "ends_at" = "verified_at" WHERE "ends_at" < "verified_at";
--> statement-breakpoint
-- Leads are deleted, and what was told of them stays for a while.
UPDATE "webhook_deliveries" SET "lead_id" = NULL
  WHERE NOT EXISTS (SELECT FROM "leads" WHERE "leads"."id" = "webhook_deliveries"."lead_id");
--> statement-breakpoint
-- Made from other tables, which do not have them any more.
DELETE FROM "search_entries" WHERE "owner_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "search_entries"."owner_id");
--> statement-breakpoint
DELETE FROM "listing_shelves"
  WHERE NOT EXISTS (SELECT FROM "listings" WHERE "listings"."id" = "listing_shelves"."listing_id");
--> statement-breakpoint
UPDATE "lead_counts" SET "count" = (SELECT count(*) FROM "leads" WHERE "leads"."owner_id" = "lead_counts"."owner_id"
    AND "leads"."follow_up_status" = "lead_counts"."status" AND "leads"."merged_into_id" IS NULL)
  WHERE "count" < 0;
--> statement-breakpoint
UPDATE "enquiry_counts" SET "count" = (SELECT count(*) FROM "enquiries"
    WHERE "enquiries"."owner_id" = "enquiry_counts"."owner_id"
      AND "enquiries"."target_type" = "enquiry_counts"."target_type"
      AND "enquiries"."status" = "enquiry_counts"."status")
  WHERE "count" < 0;
--> statement-breakpoint
-- A row that is on its way to an existing one must keep the rules as well, so it is never below zero: how much
-- to take away is looked up. Still one statement, so that locks are taken in the order of keys.
CREATE OR REPLACE FUNCTION "count_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO lead_counts (owner_id, status, count)
      SELECT owner_id, follow_up_status, count(*) FROM come WHERE merged_into_id IS NULL
      GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (owner_id, status) DO UPDATE SET count = lead_counts.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    WITH changed AS MATERIALIZED (
      SELECT owner_id, follow_up_status AS status, sum(change) AS change FROM (
        SELECT owner_id, follow_up_status, 1 AS change FROM come WHERE merged_into_id IS NULL
        UNION ALL
        SELECT owner_id, follow_up_status, -1 FROM gone WHERE merged_into_id IS NULL
      ) each
      GROUP BY 1, 2 HAVING sum(change) <> 0
    )
    INSERT INTO lead_counts (owner_id, status, count)
      SELECT owner_id, status, greatest(change, 0) FROM changed ORDER BY 1, 2
      ON CONFLICT (owner_id, status) DO UPDATE SET count = lead_counts.count + (
        SELECT change FROM changed WHERE changed.owner_id = excluded.owner_id AND changed.status = excluded.status);
  ELSE
    -- No new row: the owner may be on their way out.
    UPDATE lead_counts SET count = lead_counts.count - less.count
      FROM (SELECT owner_id, follow_up_status, count(*) AS count FROM gone
        WHERE merged_into_id IS NULL GROUP BY 1, 2) less
      WHERE lead_counts.owner_id = less.owner_id AND lead_counts.status = less.follow_up_status;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO enquiry_counts (owner_id, target_type, status, count)
      SELECT owner_id, target_type, status, count(*) FROM come GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (owner_id, target_type, status) DO UPDATE SET count = enquiry_counts.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    WITH changed AS MATERIALIZED (
      SELECT owner_id, target_type, status, sum(change) AS change FROM (
        SELECT owner_id, target_type, status, 1 AS change FROM come
        UNION ALL
        SELECT owner_id, target_type, status, -1 FROM gone
      ) each
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    )
    INSERT INTO enquiry_counts (owner_id, target_type, status, count)
      SELECT owner_id, target_type, status, greatest(change, 0) FROM changed ORDER BY 1, 2, 3
      ON CONFLICT (owner_id, target_type, status) DO UPDATE SET count = enquiry_counts.count + (
        SELECT change FROM changed WHERE changed.owner_id = excluded.owner_id
          AND changed.target_type = excluded.target_type AND changed.status = excluded.status);
  ELSE
    -- No new row: the owner may be on their way out.
    UPDATE enquiry_counts SET count = enquiry_counts.count - less.count
      FROM (SELECT owner_id, target_type, status, count(*) AS count FROM gone GROUP BY 1, 2, 3) less
      WHERE enquiry_counts.owner_id = less.owner_id AND enquiry_counts.target_type = less.target_type
        AND enquiry_counts.status = less.status;
  END IF;
  RETURN NULL;
END $$;
