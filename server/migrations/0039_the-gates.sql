CREATE TABLE "chapter_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"for_one" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chapter_invites_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "chapter_seat_holds" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"invite_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"category" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_suggestions" (
	"member_id" text NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_suggestions_member_id_person_id_pk" PRIMARY KEY("member_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "stored_resumes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_resumes_bytes_range" CHECK ("bytes" >= 1)
);
--> statement-breakpoint
ALTER TABLE "company_visits" DROP CONSTRAINT "company_visits_hour_company_id_visitor_pk";--> statement-breakpoint
ALTER TABLE "company_visits" ADD COLUMN "kind" text DEFAULT 'view' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_visits" ADD CONSTRAINT "company_visits_hour_company_id_visitor_kind_pk" PRIMARY KEY("hour","company_id","visitor","kind");--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "fee_per" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "show_whatsapp" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_days" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_days" ADD COLUMN "whatsapp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "aim" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chapter_invites" ADD CONSTRAINT "chapter_invites_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_invites" ADD CONSTRAINT "chapter_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_seat_holds" ADD CONSTRAINT "chapter_seat_holds_invite_id_chapter_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."chapter_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_seat_holds" ADD CONSTRAINT "chapter_seat_holds_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_suggestions" ADD CONSTRAINT "hidden_suggestions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_suggestions" ADD CONSTRAINT "hidden_suggestions_person_id_members_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_resumes" ADD CONSTRAINT "stored_resumes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_invites_chapter" ON "chapter_invites" USING btree ("chapter_id","inviter_id");--> statement-breakpoint
CREATE INDEX "chapter_invites_inviter" ON "chapter_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "chapter_invites_expires" ON "chapter_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chapter_seat_holds_chapter" ON "chapter_seat_holds" USING btree ("chapter_id","until");--> statement-breakpoint
CREATE INDEX "chapter_seat_holds_invite" ON "chapter_seat_holds" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "chapter_seat_holds_until" ON "chapter_seat_holds" USING btree ("until");--> statement-breakpoint
CREATE INDEX "hidden_suggestions_person" ON "hidden_suggestions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "hidden_suggestions_at" ON "hidden_suggestions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stored_resumes_member" ON "stored_resumes" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "reports_with_network" ON "reports" USING btree ("created_at") WHERE "reports"."network_hash" is not null;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_fee_per_is_known" CHECK ("fee_per" in ('meeting', 'month', 'quarter', 'year'));--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_calls_range" CHECK ("calls" >= 0);--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_whatsapp_range" CHECK ("whatsapp" >= 0);--> statement-breakpoint
ALTER TABLE "company_visits" ADD CONSTRAINT "company_visits_kind_is_known" CHECK ("kind" in ('view', 'call', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_aim_is_known" CHECK ("aim" in ('', 'sell', 'buy', 'hire', 'work', 'meet', 'closed'));--> statement-breakpoint
-- One name everywhere for those who left.
UPDATE "members" SET "name" = 'A former member' WHERE "erased_at" IS NOT NULL AND "name" = 'Deleted user';--> statement-breakpoint
UPDATE "leads" SET "name" = 'A former member' WHERE "name" = 'Deleted user' AND "email" = '' AND "sender_id" IS NULL;--> statement-breakpoint
UPDATE "enquiries" SET "name" = 'A former member' WHERE "name" = 'Deleted user' AND "email" = '' AND "sender_id" IS NULL;--> statement-breakpoint
UPDATE "tickets" SET "name" = 'A former member' WHERE "name" = 'Deleted user' AND "email" = '';--> statement-breakpoint
-- "Usually replies in …" is said from five answers on.
UPDATE "listings" SET "reply_median_min" = NULL WHERE "reply_median_min" IS NOT NULL AND (SELECT count(*) FROM "enquiries" WHERE "target_type" = 'business' AND "target_id" = "listings"."id" AND "first_response_at" IS NOT NULL) < 5;--> statement-breakpoint
UPDATE "companies" SET "reply_median_min" = NULL WHERE "reply_median_min" IS NOT NULL AND (SELECT count(*) FROM "enquiries" WHERE "inbox_id" = "companies"."id" AND "first_response_at" IS NOT NULL) < 5;
