CREATE TABLE "account_looks" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_looks_role_is_known" CHECK ("role" in ('superadmin', 'moderator', 'support', 'finance', 'analyst')),
	CONSTRAINT "account_looks_kind_is_known" CHECK ("kind" in ('look', 'view_as', 'warn', 'suspend', 'restore', 'end_sessions', 'reset_second_step', 'grant_premium', 'end_premium', 'erase'))
);
--> statement-breakpoint
CREATE TABLE "queue_mails" (
	"queue" text PRIMARY KEY NOT NULL,
	"mailed_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "member_notes_edited_at_order" CHECK ("created_at" <= "edited_at")
);
--> statement-breakpoint
CREATE TABLE "member_views" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"admin_session_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_views_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "member_views_ends_at_order" CHECK ("created_at" <= "ends_at")
);
--> statement-breakpoint
CREATE TABLE "claim_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"document" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "claim_questions_answered_at_order" CHECK ("asked_at" <= "answered_at")
);
--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_status_is_known";--> statement-breakpoint
DROP INDEX "claims_one_open";--> statement-breakpoint
DROP INDEX "claims_status";--> statement-breakpoint
DROP INDEX "listings_submitted";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
UPDATE "claims" SET "proven_at" = "updated_at" WHERE "method" <> 'document' AND "status" IN ('owner_notified', 'verifying', 'approved');--> statement-breakpoint
ALTER TABLE "account_looks" ADD CONSTRAINT "account_looks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_admin_session_id_admin_sessions_id_fk" FOREIGN KEY ("admin_session_id") REFERENCES "public"."admin_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_questions" ADD CONSTRAINT "claim_questions_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_questions" ADD CONSTRAINT "claim_questions_asked_by_admins_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_looks_member" ON "account_looks" USING btree ("member_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_notes_member" ON "member_notes" USING btree ("member_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_notes_admin" ON "member_notes" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "member_views_member" ON "member_views" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_views_admin_session" ON "member_views" USING btree ("admin_session_id");--> statement-breakpoint
CREATE INDEX "claim_questions_claim" ON "claim_questions" USING btree ("claim_id","asked_at");--> statement-breakpoint
CREATE INDEX "claim_questions_asked_by" ON "claim_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "card_verifications_waiting" ON "card_verifications" USING btree ("created_at") WHERE "card_verifications"."status" = 'pending' and "card_verifications"."method" = 'document';--> statement-breakpoint
CREATE INDEX "cases_open_reports" ON "cases" USING btree ("due_at") WHERE "cases"."status" = 'open' and "cases"."kind" not in ('post', 'message');--> statement-breakpoint
CREATE INDEX "cases_appealed" ON "cases" USING btree ("due_at") WHERE "cases"."status" = 'appealed';--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING gin ("name" gin_trgm_ops,"gstin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin ((plain_letters("name" || ' ' || "city" || ' ' || "gstin") || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_completed" ON "companies" USING btree ("completed_at","id") WHERE "companies"."completed_at" is not null and "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_status_completed" ON "companies" USING btree ("status","completed_at","id") WHERE "companies"."completed_at" is not null and "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_names" ON "products" USING gin (plain_letters("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_status_created" ON "products" USING btree ("status","created_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_disputed" ON "claims" USING btree ("disputed_at") WHERE "claims"."status" = 'approved' and "claims"."disputed_at" is not null and "claims"."dispute_decided_at" is null;--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ((plain_letters("name" || ' ' || "city") || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_changed" ON "listings" USING btree ("updated_at","id") WHERE "listings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "listings_status_changed" ON "listings" USING btree ("status","updated_at","id") WHERE "listings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("updated_at") WHERE "jobs"."status" = 'pending' and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_titles" ON "jobs" USING gin (plain_letters("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_status_created" ON "jobs" USING btree ("status","created_at","id") WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("id" DESC NULLS FIRST) WHERE "webhook_deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "tickets_open" ON "tickets" USING btree ("resolve_by","id") WHERE "tickets"."status" not in ('resolved', 'rejected');--> statement-breakpoint
CREATE INDEX "tickets_closed" ON "tickets" USING btree ("status","closed_at","id");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin ("number" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("topic","resolve_by") WHERE "tickets"."status" not in ('resolved', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_open" ON "claims" USING btree ("claimant_id","listing_id") WHERE "claims"."status" in ('submitted', 'owner_notified', 'verifying', 'more_needed');--> statement-breakpoint
CREATE INDEX "claims_status" ON "claims" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "listings_submitted" ON "listings" USING btree ("submitted_at","id") WHERE "listings"."submitted_at" is not null;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_status_is_known" CHECK ("status" in ('submitted', 'owner_notified', 'verifying', 'more_needed', 'approved', 'rejected', 'withdrawn'));