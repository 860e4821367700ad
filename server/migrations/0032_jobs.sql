CREATE TABLE "job_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"sent_on" date
);
--> statement-breakpoint
CREATE TABLE "job_digests" (
	"member_id" text PRIMARY KEY NOT NULL,
	"sent_on" date NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_employers" (
	"company_id" text PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"reply_rate" integer NOT NULL,
	"median_days" real,
	CONSTRAINT "job_employers_counted_range" CHECK ("counted" between 0 and 20),
	CONSTRAINT "job_employers_reply_rate_range" CHECK ("reply_rate" between 0 and 100),
	CONSTRAINT "job_employers_median_days_range" CHECK ("median_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "job_application_events" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"author_id" text,
	"stage" text,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_application_events_kind_is_known" CHECK ("kind" in ('stage', 'message', 'interview', 'reminder')),
	CONSTRAINT "job_application_events_side_is_known" CHECK ("side" in ('applicant', 'company', 'clock')),
	CONSTRAINT "job_application_events_stage_is_known" CHECK ("stage" in ('applied', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"company_id" text NOT NULL,
	"member_id" text,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"resume_id" text,
	"resume_name" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"experience_years" real,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"current_ctc_paise" bigint,
	"expected_ctc_paise" bigint,
	"notice_days" integer,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"match" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"match_score" integer DEFAULT 0 NOT NULL,
	"rating" integer,
	"notes" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'applied' NOT NULL,
	"reached" text DEFAULT 'applied' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"unanswered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_applications_stage_is_known" CHECK ("stage" in ('applied', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn')),
	CONSTRAINT "job_applications_reached_is_known" CHECK ("reached" in ('applied', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn')),
	CONSTRAINT "job_applications_experience_years_range" CHECK ("experience_years" between 0 and 40),
	CONSTRAINT "job_applications_current_ctc_paise_range" CHECK ("current_ctc_paise" >= 0),
	CONSTRAINT "job_applications_expected_ctc_paise_range" CHECK ("expected_ctc_paise" >= 0),
	CONSTRAINT "job_applications_notice_days_range" CHECK ("notice_days" between 0 and 365),
	CONSTRAINT "job_applications_match_score_range" CHECK ("match_score" between 0 and 100),
	CONSTRAINT "job_applications_rating_range" CHECK ("rating" between 1 and 5),
	CONSTRAINT "job_applications_reminders_range" CHECK ("reminders" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "job_interviews" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"mode" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"chosen" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_interviews_mode_is_known" CHECK ("mode" in ('in_person', 'phone', 'video')),
	CONSTRAINT "job_interviews_status_is_known" CHECK ("status" in ('proposed', 'chosen', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "job_terms" (
	"key" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"plain" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"owner_id" text,
	"opened_at" timestamp with time zone NOT NULL,
	"valid_through" date NOT NULL,
	"exp_min" integer NOT NULL,
	"exp_max" integer,
	"paise_a_year" bigint,
	"skill_keys" text[] NOT NULL,
	"city_keys" text[] NOT NULL,
	"keys" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"fields" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_marks" (
	"member_id" text NOT NULL,
	"job_id" text NOT NULL,
	"saved_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "job_marks_member_id_job_id_pk" PRIMARY KEY("member_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_visits" (
	"hour" timestamp with time zone NOT NULL,
	"job_id" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "job_visits_hour_job_id_visitor_pk" PRIMARY KEY("hour","job_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"author_id" text,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"employment_type" text DEFAULT 'FULL_TIME' NOT NULL,
	"work_mode" text DEFAULT 'onsite' NOT NULL,
	"locations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exp_min" integer DEFAULT 0 NOT NULL,
	"exp_max" integer,
	"salary_min_paise" bigint,
	"salary_max_paise" bigint,
	"period" text DEFAULT 'YEAR' NOT NULL,
	"salary_hidden" boolean DEFAULT false NOT NULL,
	"paise_a_year" bigint,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"education" text DEFAULT '' NOT NULL,
	"openings" integer DEFAULT 1 NOT NULL,
	"notice_max_days" integer,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"apply_mode" text DEFAULT 'internal' NOT NULL,
	"apply_url" text DEFAULT '' NOT NULL,
	"walk_in" jsonb,
	"valid_through" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"approved_words" text[] DEFAULT '{}' NOT NULL,
	"paused_for" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"applicants" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "jobs_employment_type_is_known" CHECK ("employment_type" in ('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER')),
	CONSTRAINT "jobs_work_mode_is_known" CHECK ("work_mode" in ('onsite', 'hybrid', 'remote')),
	CONSTRAINT "jobs_exp_min_range" CHECK ("exp_min" between 0 and 40),
	CONSTRAINT "jobs_exp_max_range" CHECK ("exp_max" >= "exp_min"),
	CONSTRAINT "jobs_salary_min_paise_range" CHECK ("salary_min_paise" >= 1),
	CONSTRAINT "jobs_salary_max_paise_range" CHECK ("salary_max_paise" >= "salary_min_paise"),
	CONSTRAINT "jobs_period_is_known" CHECK ("period" in ('YEAR', 'MONTH', 'DAY', 'HOUR')),
	CONSTRAINT "jobs_skills_range" CHECK (cardinality("skills") <= 15),
	CONSTRAINT "jobs_education_is_known" CHECK ("education" in ('', '10th', '12th', 'ITI or diploma', 'Graduate', 'Postgraduate', 'Doctorate')),
	CONSTRAINT "jobs_openings_range" CHECK ("openings" between 1 and 999),
	CONSTRAINT "jobs_notice_max_days_range" CHECK ("notice_max_days" between 0 and 90),
	CONSTRAINT "jobs_apply_mode_is_known" CHECK ("apply_mode" in ('internal', 'external', 'walk_in')),
	CONSTRAINT "jobs_status_is_known" CHECK ("status" in ('draft', 'pending', 'open', 'paused', 'closed', 'expired', 'rejected')),
	CONSTRAINT "jobs_views_range" CHECK ("views" >= 0),
	CONSTRAINT "jobs_applicants_range" CHECK ("applicants" >= 0),
	CONSTRAINT "jobs_erased_at_order" CHECK ("deleted_at" <= "erased_at")
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_digests" ADD CONSTRAINT "job_digests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_employers" ADD CONSTRAINT "job_employers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interviews" ADD CONSTRAINT "job_interviews_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_jobs" ADD CONSTRAINT "open_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_jobs" ADD CONSTRAINT "open_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_jobs" ADD CONSTRAINT "open_jobs_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_edits" ADD CONSTRAINT "job_edits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alerts_member" ON "job_alerts" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("sent_on","id");--> statement-breakpoint
CREATE INDEX "job_application_events_application" ON "job_application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_application_events_author" ON "job_application_events" USING btree ("author_id") WHERE "job_application_events"."author_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_one_live" ON "job_applications" USING btree ("job_id","member_id") WHERE "job_applications"."stage" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "job_applications_member" ON "job_applications" USING btree ("member_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_board" ON "job_applications" USING btree ("job_id","stage","match_score" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_company" ON "job_applications" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_counted" ON "job_applications" USING btree ("company_id","id" DESC NULLS FIRST) WHERE ("job_applications"."answered_at" is not null or "job_applications"."unanswered_at" is not null) and "job_applications"."stage" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "job_applications_waiting" ON "job_applications" USING btree ("company_id","job_id","applied_at") WHERE "job_applications"."answered_at" is null and "job_applications"."stage" in ('applied', 'viewed');--> statement-breakpoint
CREATE INDEX "job_applications_untold" ON "job_applications" USING btree ("applied_at","id") WHERE "job_applications"."unanswered_at" is null and "job_applications"."answered_at" is null and "job_applications"."stage" in ('applied', 'viewed');--> statement-breakpoint
CREATE INDEX "job_interviews_application" ON "job_interviews" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_terms_plain" ON "job_terms" USING btree ("plain" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "open_jobs_keys" ON "open_jobs" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "open_jobs_newest" ON "open_jobs" USING btree ("opened_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "open_jobs_best_paid" ON "open_jobs" USING btree ("paise_a_year" DESC NULLS LAST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "open_jobs_company" ON "open_jobs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "open_jobs_owner" ON "open_jobs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "job_edits_job" ON "job_edits" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "job_marks_job" ON "job_marks" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_marks_saved" ON "job_marks" USING btree ("member_id","saved_at" DESC NULLS FIRST) WHERE "job_marks"."saved_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_company_status" ON "jobs" USING btree ("company_id","status","opened_at" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'open' and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_expiring" ON "jobs" USING btree ("valid_through") WHERE "jobs"."status" in ('open', 'paused') and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_deleted" ON "jobs" USING btree ("deleted_at") WHERE "jobs"."deleted_at" is not null and "jobs"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_author" ON "jobs" USING btree ("author_id") WHERE "jobs"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_decided_by" ON "jobs" USING btree ("decided_by") WHERE "jobs"."decided_by" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_count_range" CHECK ("count" >= 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_is_known" CHECK ("kind" in ('picture', 'document', 'sealed'));