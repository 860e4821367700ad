CREATE TABLE "outside_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"member_id" text,
	"asked_id" text,
	"asked_at" timestamp with time zone,
	"way" text NOT NULL,
	"status" text DEFAULT 'claimed' NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "outside_answers_target_type_is_known" CHECK ("target_type" in ('lead', 'enquiry', 'application', 'referral')),
	CONSTRAINT "outside_answers_way_is_known" CHECK ("way" in ('call', 'whatsapp', 'mail')),
	CONSTRAINT "outside_answers_status_is_known" CHECK ("status" in ('claimed', 'confirmed', 'denied')),
	CONSTRAINT "outside_answers_answered_at_order" CHECK ("claimed_at" <= "answered_at")
);
--> statement-breakpoint
ALTER TABLE "job_application_events" DROP CONSTRAINT "job_application_events_kind_is_known";--> statement-breakpoint
ALTER TABLE "job_application_events" DROP CONSTRAINT "job_application_events_news_is_known";--> statement-breakpoint
ALTER TABLE "lead_steps" DROP CONSTRAINT "lead_steps_type_is_known";--> statement-breakpoint
ALTER TABLE "referral_events" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "outside_answers" ADD CONSTRAINT "outside_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_answers" ADD CONSTRAINT "outside_answers_asked_id_members_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_answers_target" ON "outside_answers" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_answers_one_standing" ON "outside_answers" USING btree ("target_type","target_id") WHERE "outside_answers"."status" <> 'denied';--> statement-breakpoint
CREATE UNIQUE INDEX "outside_answers_asked_once" ON "outside_answers" USING btree ("target_type","target_id") WHERE "outside_answers"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "outside_answers_open" ON "outside_answers" USING btree ("asked_id","id" DESC NULLS FIRST) WHERE "outside_answers"."status" = 'claimed';--> statement-breakpoint
CREATE INDEX "outside_answers_asked" ON "outside_answers" USING btree ("asked_id") WHERE "outside_answers"."asked_id" is not null;--> statement-breakpoint
CREATE INDEX "outside_answers_member" ON "outside_answers" USING btree ("member_id") WHERE "outside_answers"."member_id" is not null;--> statement-breakpoint
ALTER TABLE "referral_events" ADD CONSTRAINT "referral_events_way_is_known" CHECK ("way" in ('call', 'whatsapp', 'mail'));--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_kind_is_known" CHECK ("kind" in ('stage', 'message', 'interview', 'reminder', 'outside'));--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_news_is_known" CHECK ("news" in ('unanswered', 'reason', 'proposed', 'chosen', 'declined', 'contacted', 'contactConfirmed', 'contactDenied'));--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_type_is_known" CHECK ("type" in ('received', 'note', 'status', 'tags', 'reminder_set', 'reminder_cleared', 'reminder_due', 'merged', 'withdrawn', 'outside'));