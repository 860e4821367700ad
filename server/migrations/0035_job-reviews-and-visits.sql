CREATE TABLE "job_visits" (
	"hour" timestamp with time zone NOT NULL,
	"job_id" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "job_visits_hour_job_id_visitor_pk" PRIMARY KEY("hour","job_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "approved_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_deleted" ON "jobs" USING btree ("deleted_at") WHERE "jobs"."deleted_at" is not null and "jobs"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_erased_at_order" CHECK ("deleted_at" <= "erased_at");