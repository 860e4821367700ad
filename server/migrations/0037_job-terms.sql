CREATE TABLE "job_terms" (
	"key" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"plain" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_terms_plain" ON "job_terms" USING btree ("plain" text_pattern_ops);