CREATE TABLE "lead_merges" (
	"id" text PRIMARY KEY NOT NULL,
	"keep_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_keep_id_leads_id_fk" FOREIGN KEY ("keep_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_merges_lead" ON "lead_merges" USING btree ("keep_id","id");--> statement-breakpoint
CREATE INDEX "lead_merges_until" ON "lead_merges" USING btree ("undo_until");