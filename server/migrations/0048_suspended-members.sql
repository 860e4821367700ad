CREATE TABLE "member_measures" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"days" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "member_measures_kind_is_known" CHECK ("kind" in ('warning', 'suspension', 'deletion')),
	CONSTRAINT "member_measures_days_range" CHECK ("days" > 0),
	CONSTRAINT "member_measures_ended_at_order" CHECK ("created_at" <= "ended_at")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_hidden" boolean GENERATED ALWAYS AS ("members"."erases_at" is not null or "members"."suspended_at" is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "member_measures" ADD CONSTRAINT "member_measures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_measures_member" ON "member_measures" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "members_contacts" ON "members" USING gin ((plain_letters("name") || ' ' || coalesce("email", '') || ' ' || coalesce("mobile", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_hidden" ON "members" USING btree ("id") WHERE "members"."is_hidden";--> statement-breakpoint
CREATE INDEX "members_suspended" ON "members" USING btree ("suspended_until") WHERE "members"."suspended_at" is not null;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_suspended_until_order" CHECK ("suspended_at" <= "suspended_until");