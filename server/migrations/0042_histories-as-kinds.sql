ALTER TABLE "job_application_events" ADD COLUMN "news" text;--> statement-breakpoint
ALTER TABLE "job_application_events" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_news_is_known" CHECK ("news" in ('unanswered', 'reason', 'proposed', 'chosen', 'declined'));--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_details_together" CHECK (num_nulls("news", "details") in (0, 2));