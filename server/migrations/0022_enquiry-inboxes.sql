CREATE TABLE "enquiry_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"author_id" text,
	"amount_paise" bigint NOT NULL,
	"valid_till" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "enquiry_quotes_status_is_known" CHECK ("status" in ('sent', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "enquiry_quotes_amount_paise_range" CHECK ("amount_paise" >= 1),
	CONSTRAINT "enquiry_quotes_ended_at_order" CHECK ("created_at" <= "ended_at")
);
--> statement-breakpoint
ALTER TABLE "enquiry_counts" RENAME COLUMN "owner_id" TO "inbox_id";--> statement-breakpoint
ALTER TABLE "enquiry_counts" DROP CONSTRAINT "enquiry_counts_owner_id_members_id_fk";
--> statement-breakpoint
DROP INDEX "enquiries_owner";--> statement-breakpoint
DROP INDEX "enquiries_inbox";--> statement-breakpoint
DROP INDEX "enquiries_answered";--> statement-breakpoint
ALTER TABLE "enquiry_counts" DROP CONSTRAINT "enquiry_counts_owner_id_target_type_status_pk";--> statement-breakpoint
ALTER TABLE "enquiry_counts" ADD CONSTRAINT "enquiry_counts_inbox_id_target_type_status_pk" PRIMARY KEY("inbox_id","target_type","status");--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "inbox_id" text;--> statement-breakpoint
-- Until now every inbox is a member's. Written by USING instead of an update, which would fire the triggers that count.
ALTER TABLE "enquiries" ALTER COLUMN "inbox_id" TYPE text USING "owner_id";--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "inbox_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "won_paise" bigint;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "order" jsonb;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD COLUMN "author_id" text;--> statement-breakpoint
UPDATE "enquiry_messages" SET "author_id" = CASE "from_side" WHEN 'owner' THEN "owner_id" ELSE "sender_id" END
  FROM "enquiries" WHERE "enquiries"."id" = "enquiry_messages"."enquiry_id";
--> statement-breakpoint
ALTER TABLE "enquiry_quotes" ADD CONSTRAINT "enquiry_quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_quotes" ADD CONSTRAINT "enquiry_quotes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_quotes_enquiry" ON "enquiry_quotes" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_quotes_one_open" ON "enquiry_quotes" USING btree ("enquiry_id") WHERE "enquiry_quotes"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_quotes_one_accepted" ON "enquiry_quotes" USING btree ("enquiry_id") WHERE "enquiry_quotes"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "enquiry_quotes_author" ON "enquiry_quotes" USING btree ("author_id") WHERE "enquiry_quotes"."author_id" is not null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("inbox_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_assignee" ON "enquiries" USING btree ("assignee_id") WHERE "enquiries"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiry_messages_author" ON "enquiry_messages" USING btree ("author_id") WHERE "enquiry_messages"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_owner" ON "enquiries" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "enquiries_inbox" ON "enquiries" USING btree ("inbox_id","target_type","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_answered" ON "enquiries" USING btree ("inbox_id","target_type","first_response_at" DESC NULLS FIRST) WHERE "enquiries"."first_response_at" is not null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_won_paise_range" CHECK ("won_paise" >= 1);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO enquiry_counts (inbox_id, target_type, status, count)
      SELECT inbox_id, target_type, status, count(*) FROM come GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (inbox_id, target_type, status) DO UPDATE SET count = enquiry_counts.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    WITH changed AS MATERIALIZED (
      SELECT inbox_id, target_type, status, sum(change) AS change FROM (
        SELECT inbox_id, target_type, status, 1 AS change FROM come
        UNION ALL
        SELECT inbox_id, target_type, status, -1 FROM gone
      ) each
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    )
    INSERT INTO enquiry_counts (inbox_id, target_type, status, count)
      SELECT inbox_id, target_type, status, greatest(change, 0) FROM changed ORDER BY 1, 2, 3
      ON CONFLICT (inbox_id, target_type, status) DO UPDATE SET count = enquiry_counts.count + (
        SELECT change FROM changed WHERE changed.inbox_id = excluded.inbox_id
          AND changed.target_type = excluded.target_type AND changed.status = excluded.status);
  ELSE
    -- No new row: the counts of an erased inbox are deleted with it.
    UPDATE enquiry_counts SET count = enquiry_counts.count - less.count
      FROM (SELECT inbox_id, target_type, status, count(*) AS count FROM gone GROUP BY 1, 2, 3) less
      WHERE enquiry_counts.inbox_id = less.inbox_id AND enquiry_counts.target_type = less.target_type
        AND enquiry_counts.status = less.status;
  END IF;
  RETURN NULL;
END $$;
