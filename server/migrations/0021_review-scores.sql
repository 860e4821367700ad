ALTER TABLE "reviews" ADD COLUMN "quality_score" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "schedule_score" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "value_score" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "recommends" boolean;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_quality_score_range" CHECK ("quality_score" between 1 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_schedule_score_range" CHECK ("schedule_score" between 1 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_value_score_range" CHECK ("value_score" between 1 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_value_score_together" CHECK (num_nulls("quality_score", "schedule_score", "recommends", "value_score") in (0, 4));