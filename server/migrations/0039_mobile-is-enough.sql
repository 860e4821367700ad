ALTER TABLE "reports" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reports_with_network" ON "reports" USING btree ("created_at") WHERE "reports"."network_hash" is not null;--> statement-breakpoint
-- One name everywhere for those who left.
UPDATE "members" SET "name" = 'A former member' WHERE "erased_at" IS NOT NULL AND "name" = 'Deleted user';--> statement-breakpoint
UPDATE "leads" SET "name" = 'A former member' WHERE "name" = 'Deleted user' AND "email" = '' AND "sender_id" IS NULL;--> statement-breakpoint
UPDATE "enquiries" SET "name" = 'A former member' WHERE "name" = 'Deleted user' AND "email" = '' AND "sender_id" IS NULL;--> statement-breakpoint
UPDATE "tickets" SET "name" = 'A former member' WHERE "name" = 'Deleted user' AND "email" = '';
