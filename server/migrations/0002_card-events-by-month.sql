-- Drizzle cannot say "partitioned", so the empty table is made again in that form.
DROP TABLE "card_events";
--> statement-breakpoint
CREATE TABLE "card_events" (
	"at" timestamp with time zone NOT NULL,
	"card_id" text NOT NULL,
	"type" text NOT NULL,
	"channel" text DEFAULT 'link' NOT NULL,
	"link_key" text,
	"qr_code" text,
	"visitor" text NOT NULL,
	"country" text,
	"device" text,
	"referrer" text,
	"source" text NOT NULL
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "card_events_card" ON "card_events" USING btree ("card_id","at");
--> statement-breakpoint
-- Catches what comes before its month has a partition; the nightly job makes months ahead.
CREATE TABLE "card_events_default" PARTITION OF "card_events" DEFAULT;
