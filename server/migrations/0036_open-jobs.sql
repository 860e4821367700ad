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
ALTER TABLE "open_jobs" ADD CONSTRAINT "open_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_jobs" ADD CONSTRAINT "open_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_jobs" ADD CONSTRAINT "open_jobs_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_jobs_keys" ON "open_jobs" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "open_jobs_newest" ON "open_jobs" USING btree ("opened_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "open_jobs_best_paid" ON "open_jobs" USING btree ("paise_a_year" DESC NULLS LAST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "open_jobs_company" ON "open_jobs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "open_jobs_owner" ON "open_jobs" USING btree ("owner_id");