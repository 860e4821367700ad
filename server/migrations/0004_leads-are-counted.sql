-- Keeps `lead_counts`; what was merged into another lead does not count.
CREATE FUNCTION "count_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO lead_counts (owner_id, status, count)
      SELECT owner_id, follow_up_status, count(*) FROM come WHERE merged_into_id IS NULL
      GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (owner_id, status) DO UPDATE SET count = lead_counts.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO lead_counts (owner_id, status, count)
      SELECT owner_id, follow_up_status, sum(change) FROM (
        SELECT owner_id, follow_up_status, 1 AS change FROM come WHERE merged_into_id IS NULL
        UNION ALL
        SELECT owner_id, follow_up_status, -1 FROM gone WHERE merged_into_id IS NULL
      ) changed
      GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
      ON CONFLICT (owner_id, status) DO UPDATE SET count = lead_counts.count + excluded.count;
  ELSE
    -- No new row: the owner himself may be on his way out.
    UPDATE lead_counts SET count = lead_counts.count - less.count
      FROM (SELECT owner_id, follow_up_status, count(*) AS count FROM gone
        WHERE merged_into_id IS NULL GROUP BY 1, 2) less
      WHERE lead_counts.owner_id = less.owner_id AND lead_counts.status = less.follow_up_status;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "leads_are_counted_in" AFTER INSERT ON "leads"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_leads"();
--> statement-breakpoint
CREATE TRIGGER "leads_are_counted_again" AFTER UPDATE ON "leads"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_leads"();
--> statement-breakpoint
CREATE TRIGGER "leads_are_counted_out" AFTER DELETE ON "leads"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "count_leads"();
--> statement-breakpoint
INSERT INTO "lead_counts" ("owner_id", "status", "count")
  SELECT "owner_id", "follow_up_status", count(*) FROM "leads" GROUP BY 1, 2;
