CREATE TABLE "suggestion_lists" (
	"member_id" text PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"day" date,
	"todays" text[] DEFAULT '{}' NOT NULL,
	"earlier" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connections" DROP CONSTRAINT "connections_pair_order";--> statement-breakpoint
DROP INDEX "connections_first_pending";--> statement-breakpoint
DROP INDEX "connections_second_pending";--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "forwarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "mutual" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestion_lists" ADD CONSTRAINT "suggestion_lists_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree (plain_letters("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "connections_first_list" ON "connections" USING btree ("first_id","status",(coalesce("answered_at", "invited_at")),"id");--> statement-breakpoint
CREATE INDEX "connections_second_list" ON "connections" USING btree ("second_id","status",(coalesce("answered_at", "invited_at")),"id");--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_mutual_range" CHECK ("mutual" >= 0);--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_second_id_range" CHECK ("second_id" > "first_id");