CREATE TABLE "case_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"admin_id" text,
	"step" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "case_steps_step_is_known" CHECK ("step" in ('keep', 'label', 'send_back', 'hide', 'delete', 'refuse', 'strike', 'suspend', 'warn', 'show', 'classify', 'note', 'close', 'reverse', 'grant', 'deny', 'ask', 'appeal')),
	CONSTRAINT "case_steps_reversed_at_order" CHECK ("at" <= "reversed_at")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"member_id" text,
	"class" text DEFAULT 'usual' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"taken_by" text,
	"taken_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cases_class_is_known" CHECK ("class" in ('intimate', 'order', 'serious', 'usual')),
	CONSTRAINT "cases_status_is_known" CHECK ("status" in ('open', 'appealed', 'closed')),
	CONSTRAINT "cases_appeal_is_known" CHECK ("appeal" in ('open', 'asked', 'granted', 'refused')),
	CONSTRAINT "cases_reports_range" CHECK ("reports" >= 0),
	CONSTRAINT "cases_taken_until_together" CHECK (num_nulls("taken_by", "taken_until") in (0, 2)),
	CONSTRAINT "cases_appealed_at_together" CHECK (num_nulls("appeal", "appealed_at") in (0, 2)),
	CONSTRAINT "cases_closed_at_order" CHECK ("opened_at" <= "closed_at")
);
--> statement-breakpoint
ALTER TABLE "member_measures" DROP CONSTRAINT "member_measures_kind_is_known";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "hidden_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "made_with_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case_steps" ADD CONSTRAINT "case_steps_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_steps" ADD CONSTRAINT "case_steps_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_taken_by_admins_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_steps_case" ON "case_steps" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_steps_admin" ON "case_steps" USING btree ("admin_id") WHERE "case_steps"."admin_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open" ON "cases" USING btree ("kind","target_id") WHERE "cases"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cases_target" ON "cases" USING btree ("kind","target_id","opened_at");--> statement-breakpoint
CREATE INDEX "cases_due" ON "cases" USING btree ("due_at","id") WHERE "cases"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_due_of_kind" ON "cases" USING btree ("kind","due_at","id") WHERE "cases"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_due_of_class" ON "cases" USING btree ("class","due_at","id") WHERE "cases"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_closed" ON "cases" USING btree ("closed_at","id") WHERE "cases"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "cases_closed_of_kind" ON "cases" USING btree ("kind","closed_at","id") WHERE "cases"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "cases_member" ON "cases" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "cases_taken" ON "cases" USING btree ("taken_by") WHERE "cases"."taken_by" is not null;--> statement-breakpoint
ALTER TABLE "member_measures" ADD CONSTRAINT "member_measures_kind_is_known" CHECK ("kind" in ('warning', 'strike', 'suspension', 'deletion'));--> statement-breakpoint
-- What was reported before there were cases, and nobody has looked at.
INSERT INTO "cases" ("id", "kind", "target_id", "member_id", "reports", "opened_at", "due_at", "updated_at")
SELECT min("id"), "target_type", "target_id",
	CASE "target_type"
		WHEN 'post' THEN (SELECT "member_id" FROM "posts" WHERE "posts"."id" = "target_id")
		WHEN 'card' THEN (SELECT coalesce("holder_id", "owner_id") FROM "cards" WHERE "cards"."id" = "target_id")
		WHEN 'review' THEN (SELECT "author_id" FROM "reviews" WHERE "reviews"."id" = "target_id")
		WHEN 'business' THEN (SELECT "owner_id" FROM "listings" WHERE "listings"."id" = "target_id")
		WHEN 'company' THEN (SELECT "owner_id" FROM "companies" WHERE "companies"."id" = "target_id")
		WHEN 'product' THEN (SELECT "owner_id" FROM "companies" WHERE "companies"."id" = (SELECT "company_id" FROM "products" WHERE "products"."id" = "target_id"))
		WHEN 'job' THEN (SELECT "owner_id" FROM "companies" WHERE "companies"."id" = (SELECT "company_id" FROM "jobs" WHERE "jobs"."id" = "target_id"))
		WHEN 'message' THEN (SELECT "sender_id" FROM "message_cases" WHERE "message_id" = "target_id")
	END,
	count(*), min("created_at"), now() + interval '7 days', now()
FROM "reports" WHERE "dismissed_at" IS NULL
GROUP BY "target_type", "target_id";
