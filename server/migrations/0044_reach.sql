CREATE TABLE "inbound_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"member_id" text PRIMARY KEY NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"quiet_zone" text,
	"lock_screen_text" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_preferences_quiet_zone_together" CHECK (num_nulls("quiet_from", "quiet_to", "quiet_zone") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "sms_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sms_notices_subject" UNIQUE("member_id","about")
);
--> statement-breakpoint
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
CREATE TABLE "push_messages" (
	"subscription_id" text NOT NULL,
	"tag" text NOT NULL,
	"notification_id" text NOT NULL,
	"host" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_messages_subscription_id_tag_pk" PRIMARY KEY("subscription_id","tag"),
	CONSTRAINT "push_messages_attempts_range" CHECK ("attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "job_application_events" DROP CONSTRAINT "job_application_events_kind_is_known";--> statement-breakpoint
ALTER TABLE "job_application_events" DROP CONSTRAINT "job_application_events_news_is_known";--> statement-breakpoint
ALTER TABLE "lead_steps" DROP CONSTRAINT "lead_steps_type_is_known";--> statement-breakpoint
ALTER TABLE "notification_kind_choices" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_events" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "notification_kind_choices" ADD COLUMN "push" boolean;--> statement-breakpoint
ALTER TABLE "notification_kind_choices" ADD COLUMN "sms" boolean;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_notices" ADD CONSTRAINT "sms_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_answers" ADD CONSTRAINT "outside_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_answers" ADD CONSTRAINT "outside_answers_asked_id_members_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_mails_created_at" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_notices_created_at" ON "sms_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outside_answers_target" ON "outside_answers" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_answers_one_standing" ON "outside_answers" USING btree ("target_type","target_id") WHERE "outside_answers"."status" <> 'denied';--> statement-breakpoint
CREATE UNIQUE INDEX "outside_answers_asked_once" ON "outside_answers" USING btree ("target_type","target_id") WHERE "outside_answers"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "outside_answers_open" ON "outside_answers" USING btree ("asked_id","id" DESC NULLS FIRST) WHERE "outside_answers"."status" = 'claimed';--> statement-breakpoint
CREATE INDEX "outside_answers_asked" ON "outside_answers" USING btree ("asked_id") WHERE "outside_answers"."asked_id" is not null;--> statement-breakpoint
CREATE INDEX "outside_answers_member" ON "outside_answers" USING btree ("member_id") WHERE "outside_answers"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "push_messages_host" ON "push_messages" USING btree ("host","due_at");--> statement-breakpoint
CREATE INDEX "push_messages_expires_at" ON "push_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chapter_members_led" ON "chapter_members" USING btree ("chapter_id","joined_at" DESC NULLS FIRST) WHERE "chapter_members"."role" = 'leader';--> statement-breakpoint
CREATE INDEX "chapter_members_requested" ON "chapter_members" USING btree ("chapter_id","changed_at","member_id") WHERE "chapter_members"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "chapter_visitors_asked" ON "chapter_visitors" USING btree ("meeting_id","id") WHERE "chapter_visitors"."accepted_at" is null and "chapter_visitors"."outcome" = 'expected';--> statement-breakpoint
CREATE INDEX "referrals_to_answer" ON "referrals" USING btree ("receiver_id","created_at","id") WHERE "referrals"."status" = 'given';--> statement-breakpoint
CREATE INDEX "referrals_to_contact" ON "referrals" USING btree ("receiver_id","id") WHERE "referrals"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "enquiries_to_answer" ON "enquiries" USING btree ("inbox_id",(coalesce("assignee_id", '')),"created_at","id") WHERE "enquiries"."status" in ('new', 'viewed') and "enquiries"."first_response_at" is null and "enquiries"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_asked_again" ON "enquiries" USING btree ("inbox_id",(coalesce("assignee_id", '')),"id") WHERE "enquiries"."owner_unread" and "enquiries"."status" in ('responded', 'quoted', 'won', 'lost') and "enquiries"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "introductions_to_forward" ON "introductions" USING btree ("via_id","ends_at","id") WHERE "introductions"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "introductions_to_accept" ON "introductions" USING btree ("target_id","ends_at","id") WHERE "introductions"."status" = 'forwarded';--> statement-breakpoint
CREATE INDEX "job_applications_to_answer" ON "job_applications" USING btree ("company_id","applied_at","id") WHERE "job_applications"."answered_at" is null and "job_applications"."stage" in ('applied', 'viewed') and "job_applications"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_to_answer" ON "leads" USING btree ("owner_id","created_at","id") WHERE "leads"."follow_up_status" = 'pending' and "leads"."merged_into_id" is null and "leads"."withdrawn_at" is null and "leads"."remind_at" is null;--> statement-breakpoint
CREATE INDEX "leads_to_answer_reminded" ON "leads" USING btree ("owner_id","remind_at","id") WHERE "leads"."follow_up_status" = 'pending' and "leads"."merged_into_id" is null and "leads"."withdrawn_at" is null and "leads"."remind_at" is not null;--> statement-breakpoint
ALTER TABLE "referral_events" ADD CONSTRAINT "referral_events_way_is_known" CHECK ("way" in ('call', 'whatsapp', 'mail'));--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_kind_is_known" CHECK ("kind" in ('stage', 'message', 'interview', 'reminder', 'outside'));--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_news_is_known" CHECK ("news" in ('unanswered', 'reason', 'proposed', 'chosen', 'declined', 'contacted', 'contactConfirmed', 'contactDenied'));--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_type_is_known" CHECK ("type" in ('received', 'note', 'status', 'tags', 'reminder_set', 'reminder_cleared', 'reminder_due', 'merged', 'withdrawn', 'outside'));