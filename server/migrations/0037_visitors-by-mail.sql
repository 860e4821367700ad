ALTER TABLE "chapter_visitors" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chapter_visitors" ADD COLUMN "accepted_at" timestamp with time zone;