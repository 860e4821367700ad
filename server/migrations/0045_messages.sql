CREATE TABLE "away_replies" (
	"member_id" text NOT NULL,
	"to_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "away_replies_member_id_to_id_pk" PRIMARY KEY("member_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"standing" text DEFAULT 'in' NOT NULL,
	"added_by" text,
	"joined_seq" integer DEFAULT 0 NOT NULL,
	"left_seq" integer,
	"cleared_seq" integer DEFAULT 0 NOT NULL,
	"place_id" text,
	"other_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"seen_seq" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"muted_until" timestamp with time zone,
	"draft" text DEFAULT '' NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"own_changes" integer DEFAULT 0 NOT NULL,
	"changed" bigint NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id"),
	CONSTRAINT "conversation_members_role_is_known" CHECK ("role" in ('member', 'admin')),
	CONSTRAINT "conversation_members_standing_is_known" CHECK ("standing" in ('in', 'invited', 'left', 'removed')),
	CONSTRAINT "conversation_members_left_seq_range" CHECK ("left_seq" >= "joined_seq")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"pair" text,
	"chapter_id" text,
	"name" text DEFAULT '' NOT NULL,
	"picture" text,
	"head_seq" integer DEFAULT 0 NOT NULL,
	"requested_by" text,
	"request" text,
	"request_at" timestamp with time zone,
	"subject" jsonb,
	"created_by" text,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("pair"),
	CONSTRAINT "conversations_chapter" UNIQUE("chapter_id"),
	CONSTRAINT "conversations_creation" UNIQUE("created_by","client_id"),
	CONSTRAINT "conversations_kind_is_known" CHECK ("kind" in ('direct', 'group', 'chapter')),
	CONSTRAINT "conversations_request_is_known" CHECK ("request" in ('asked', 'accepted', 'declined')),
	CONSTRAINT "conversations_request_at_together" CHECK (num_nulls("request", "request_at") in (0, 2)),
	CONSTRAINT "conversations_chapter_id_given" CHECK (("kind" = 'chapter') = ("chapter_id" is not null)),
	CONSTRAINT "conversations_head_seq_range" CHECK ("head_seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hidden_messages" (
	"member_id" text NOT NULL,
	"message_id" text NOT NULL,
	CONSTRAINT "hidden_messages_member_id_message_id_pk" PRIMARY KEY("member_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"sender_id" text,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"message" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"decision_reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_cases_message" UNIQUE("message_id"),
	CONSTRAINT "message_cases_status_is_known" CHECK ("status" in ('waiting', 'reported', 'approved', 'removed')),
	CONSTRAINT "message_cases_reports_range" CHECK ("reports" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_clocks" (
	"member_id" text PRIMARY KEY NOT NULL,
	"change" bigint NOT NULL,
	"minute" integer DEFAULT 0 NOT NULL,
	"minute_count" integer DEFAULT 0 NOT NULL,
	"day" integer DEFAULT 0 NOT NULL,
	"day_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_clocks_change_range" CHECK ("change" >= 0),
	CONSTRAINT "message_clocks_minute_count_range" CHECK ("minute_count" >= 0),
	CONSTRAINT "message_clocks_day_count_range" CHECK ("day_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"upload_id" text,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"seconds" smallint,
	CONSTRAINT "message_files_kind_is_known" CHECK ("kind" in ('picture', 'document', 'voice')),
	CONSTRAINT "message_files_seconds_given" CHECK (("kind" = 'voice') = ("seconds" is not null)),
	CONSTRAINT "message_files_seconds_range" CHECK ("seconds" >= 1),
	CONSTRAINT "message_files_place_range" CHECK ("place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_notices" (
	"conversation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"sender_id" text,
	"told_seq" integer DEFAULT 0 NOT NULL,
	"ring_at" timestamp with time zone,
	"mail_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "message_notices_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "message_outcomes" (
	"member_id" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_outcomes_member_id_message_id_kind_pk" PRIMARY KEY("member_id","message_id","kind"),
	CONSTRAINT "message_outcomes_kind_is_known" CHECK ("kind" in ('lead', 'contact', 'note', 'referral'))
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"message_id" text NOT NULL,
	"member_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"to_id" text,
	"seq" integer NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reactions_message_id_member_id_pk" PRIMARY KEY("message_id","member_id"),
	CONSTRAINT "message_reactions_emoji_is_known" CHECK ("emoji" in ('👍', '❤️', '😂', '🎉', '🙏', '👏')),
	CONSTRAINT "message_reactions_seq_range" CHECK ("seq" >= 1)
);
--> statement-breakpoint
CREATE TABLE "message_reminders" (
	"member_id" text NOT NULL,
	"message_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reminders_member_id_message_id_pk" PRIMARY KEY("member_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"member_id" text PRIMARY KEY NOT NULL,
	"seen" boolean DEFAULT true NOT NULL,
	"typing" boolean DEFAULT true NOT NULL,
	"requests_from" text DEFAULT 'everybody' NOT NULL,
	"away_on" boolean DEFAULT false NOT NULL,
	"away_text" text DEFAULT '' NOT NULL,
	"office_from" text DEFAULT '09:00' NOT NULL,
	"office_to" text DEFAULT '19:00' NOT NULL,
	"office_days" integer[] DEFAULT '{1,2,3,4,5,6}' NOT NULL,
	CONSTRAINT "message_settings_requests_from_is_known" CHECK ("requests_from" in ('everybody', 'proven', 'nobody'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"changed_seq" integer NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"sender_id" text,
	"client_id" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"note" jsonb,
	"reply_to" text,
	"is_forwarded" boolean DEFAULT false NOT NULL,
	"subject" jsonb,
	"share" jsonb,
	"link" jsonb,
	"has_files" boolean DEFAULT false NOT NULL,
	"warning" text,
	"text_hash" text,
	"status" text DEFAULT 'sent' NOT NULL,
	"pinned_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_seq" UNIQUE("conversation_id","seq"),
	CONSTRAINT "messages_client_id" UNIQUE("sender_id","client_id"),
	CONSTRAINT "messages_kind_is_known" CHECK ("kind" in ('text', 'note')),
	CONSTRAINT "messages_warning_is_known" CHECK ("warning" in ('payment', 'fee', 'code', 'short_link')),
	CONSTRAINT "messages_status_is_known" CHECK ("status" in ('sent', 'waiting', 'removed')),
	CONSTRAINT "messages_seq_range" CHECK ("seq" >= 1),
	CONSTRAINT "messages_changed_seq_range" CHECK ("changed_seq" >= "seq"),
	CONSTRAINT "messages_note_given" CHECK (("kind" = 'note') = ("note" is not null))
);
--> statement-breakpoint
CREATE TABLE "scheduled_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"client_id" text NOT NULL,
	"contents" jsonb NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_messages_client_id" UNIQUE("member_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose_is_known";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_type_is_known";--> statement-breakpoint
ALTER TABLE "away_replies" ADD CONSTRAINT "away_replies_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "away_replies" ADD CONSTRAINT "away_replies_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_added_by_members_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_requested_by_members_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_messages" ADD CONSTRAINT "hidden_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_messages" ADD CONSTRAINT "hidden_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_clocks" ADD CONSTRAINT "message_clocks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_outcomes" ADD CONSTRAINT "message_outcomes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_outcomes" ADD CONSTRAINT "message_outcomes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reminders" ADD CONSTRAINT "message_reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reminders" ADD CONSTRAINT "message_reminders_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "away_replies_to" ON "away_replies" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "conversation_members_list" ON "conversation_members" USING btree ("member_id","place_id" DESC NULLS LAST) WHERE "conversation_members"."place_id" is not null;--> statement-breakpoint
CREATE INDEX "conversation_members_invited" ON "conversation_members" USING btree ("member_id","place_id") WHERE "conversation_members"."standing" = 'invited';--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("member_id") WHERE "conversation_members"."other_seq" > "conversation_members"."read_seq";--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_members_changed" ON "conversation_members" USING btree ("member_id","changed");--> statement-breakpoint
CREATE INDEX "conversation_members_added_by" ON "conversation_members" USING btree ("added_by") WHERE "conversation_members"."added_by" is not null;--> statement-breakpoint
CREATE INDEX "conversations_asked" ON "conversations" USING btree ((case when starts_with("pair", "requested_by") then split_part("pair", ':', 2) else split_part("pair", ':', 1) end),"id") WHERE "conversations"."request" = 'asked';--> statement-breakpoint
CREATE INDEX "conversations_requests" ON "conversations" USING btree ("requested_by","request_at");--> statement-breakpoint
CREATE INDEX "hidden_messages_message" ON "hidden_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_cases_status" ON "message_cases" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_cases_sender" ON "message_cases" USING btree ("sender_id") WHERE "message_cases"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("message_id","place");--> statement-breakpoint
CREATE INDEX "message_files_upload" ON "message_files" USING btree ("upload_id") WHERE "message_files"."upload_id" is not null;--> statement-breakpoint
CREATE INDEX "message_notices_member" ON "message_notices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "message_notices_sender" ON "message_notices" USING btree ("sender_id") WHERE "message_notices"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "message_notices_ring" ON "message_notices" USING btree ("ring_at") WHERE "message_notices"."ring_at" is not null;--> statement-breakpoint
CREATE INDEX "message_notices_mail" ON "message_notices" USING btree ("mail_at") WHERE "message_notices"."mail_at" is not null;--> statement-breakpoint
CREATE INDEX "message_outcomes_message" ON "message_outcomes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_reactions_to" ON "message_reactions" USING btree ("conversation_id","to_id","seq");--> statement-breakpoint
CREATE INDEX "message_reactions_member" ON "message_reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "message_reminders_message" ON "message_reminders" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_reminders_at" ON "message_reminders" USING btree ("at");--> statement-breakpoint
CREATE INDEX "messages_changed" ON "messages" USING btree ("conversation_id","changed_seq") WHERE "messages"."changed_seq" > "messages"."seq";--> statement-breakpoint
CREATE INDEX "messages_pinned" ON "messages" USING btree ("conversation_id") WHERE "messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_same_text" ON "messages" USING btree ("sender_id","text_hash") WHERE "messages"."text_hash" is not null;--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin (to_tsvector('simple', "body"));--> statement-breakpoint
CREATE INDEX "scheduled_messages_conversation" ON "scheduled_messages" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_due" ON "scheduled_messages" USING btree ("send_at") WHERE "scheduled_messages"."problem" = '';--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose_is_known" CHECK ("purpose" in ('portrait', 'cover', 'logo', 'gallery', 'product', 'post', 'listing', 'company', 'chapter', 'document', 'message'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_type_is_known" CHECK ("type" in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'audio/webm', 'audio/mp4', 'audio/ogg'));