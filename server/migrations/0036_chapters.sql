CREATE TABLE "chapter_members" (
	"chapter_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"status" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"seat" text,
	"message" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"invited_by" text,
	"target_points" integer DEFAULT 100 NOT NULL,
	"leave_until" date,
	"joined_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chapter_members_chapter_id_member_id_pk" PRIMARY KEY("chapter_id","member_id"),
	CONSTRAINT "chapter_members_role_is_known" CHECK ("role" in ('leader', 'vice', 'secretary', 'member')),
	CONSTRAINT "chapter_members_status_is_known" CHECK ("status" in ('requested', 'invited', 'waitlisted', 'active', 'on_leave', 'suspended', 'left', 'removed', 'declined')),
	CONSTRAINT "chapter_members_target_points_range" CHECK ("target_points" between 10 and 1000)
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pin" text DEFAULT '' NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"venue" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"weekday" integer NOT NULL,
	"start_time" text NOT NULL,
	"duration_min" integer NOT NULL,
	"frequency" text NOT NULL,
	"first_day" date NOT NULL,
	"max_members" integer NOT NULL,
	"one_seat_per_category" boolean DEFAULT true NOT NULL,
	"visitor_max_visits" integer NOT NULL,
	"absence_limit" integer NOT NULL,
	"fee_paise" bigint,
	"status" text DEFAULT 'pending' NOT NULL,
	"suspended_for" text DEFAULT '' NOT NULL,
	"seated" integer DEFAULT 0 NOT NULL,
	"last_met_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "chapters_status_is_known" CHECK ("status" in ('pending', 'active', 'dormant', 'archived', 'suspended')),
	CONSTRAINT "chapters_frequency_is_known" CHECK ("frequency" in ('weekly', 'fortnightly', 'monthly')),
	CONSTRAINT "chapters_weekday_range" CHECK ("weekday" between 0 and 6),
	CONSTRAINT "chapters_duration_min_range" CHECK ("duration_min" between 30 and 180),
	CONSTRAINT "chapters_max_members_range" CHECK ("max_members" between 5 and 100),
	CONSTRAINT "chapters_seated_range" CHECK ("seated" >= 0),
	CONSTRAINT "chapters_fee_paise_range" CHECK ("fee_paise" between 0 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "chapter_attendance" (
	"meeting_id" text NOT NULL,
	"member_id" text NOT NULL,
	"going" boolean,
	"state" text,
	"way" text,
	"marked_by" text,
	"marked_at" timestamp with time zone,
	"substitute_name" text DEFAULT '' NOT NULL,
	"substitute_phone" text DEFAULT '' NOT NULL,
	"pending_at" timestamp with time zone,
	"pending_sent_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "chapter_attendance_meeting_id_member_id_pk" PRIMARY KEY("meeting_id","member_id"),
	CONSTRAINT "chapter_attendance_state_is_known" CHECK ("state" in ('present', 'late', 'substitute', 'medical', 'absent')),
	CONSTRAINT "chapter_attendance_way_is_known" CHECK ("way" in ('code', 'officer', 'queue', 'clock')),
	CONSTRAINT "chapter_attendance_pending_sent_at_together" CHECK (num_nulls("pending_at", "pending_sent_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "chapter_meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_min" integer NOT NULL,
	"rhythm_day" date,
	"venue" text DEFAULT '' NOT NULL,
	"agenda" text DEFAULT '' NOT NULL,
	"speaker" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"code_secret" text NOT NULL,
	"touched_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chapter_meetings_status_is_known" CHECK ("status" in ('scheduled', 'closed', 'cancelled')),
	CONSTRAINT "chapter_meetings_duration_min_range" CHECK ("duration_min" between 30 and 180)
);
--> statement-breakpoint
CREATE TABLE "chapter_visitors" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"meeting_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"invited_by" text,
	"member_id" text,
	"outcome" text DEFAULT 'expected' NOT NULL,
	"attended_at" timestamp with time zone,
	"follow_up_on" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone NOT NULL,
	CONSTRAINT "chapter_visitors_outcome_is_known" CHECK ("outcome" in ('expected', 'attended', 'applied', 'joined', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "chapter_points" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"source_id" text NOT NULL,
	"with_id" text,
	"meeting_id" text,
	"held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chapter_points_kind_is_known" CHECK ("kind" in ('referral_accepted', 'referral_won', 'thank_you', 'one_to_one', 'visitor_attended', 'visitor_joined', 'attendance')),
	CONSTRAINT "chapter_points_points_range" CHECK ("points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chapter_totals" (
	"chapter_id" text NOT NULL,
	"month" text NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "chapter_totals_chapter_id_month_pk" PRIMARY KEY("chapter_id","month")
);
--> statement-breakpoint
CREATE TABLE "cleared_rings" (
	"chapter_id" text NOT NULL,
	"month" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"cleared_by" text,
	"cleared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cleared_rings_chapter_id_month_first_id_second_id_pk" PRIMARY KEY("chapter_id","month","first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "one_to_ones" (
	"id" text PRIMARY KEY NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"entered_by" text NOT NULL,
	"day" date NOT NULL,
	"topics" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "one_to_ones_second_id_range" CHECK ("second_id" > "first_id"),
	CONSTRAINT "one_to_ones_status_is_known" CHECK ("status" in ('proposed', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "referral_events" (
	"id" text PRIMARY KEY NOT NULL,
	"referral_id" text NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_events_status_is_known" CHECK ("status" in ('given', 'accepted', 'declined', 'contacted', 'won', 'lost', 'expired', 'withdrawn')),
	CONSTRAINT "referral_events_by_is_known" CHECK ("by" in ('giver', 'receiver', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"giver_id" text NOT NULL,
	"receiver_id" text NOT NULL,
	"giver_chapter_id" text,
	"receiver_chapter_id" text,
	"is_cross_chapter" boolean NOT NULL,
	"prospect_name" text DEFAULT '' NOT NULL,
	"prospect_phone" text DEFAULT '' NOT NULL,
	"prospect_email" text DEFAULT '' NOT NULL,
	"prospect_erased_at" timestamp with time zone,
	"need" text DEFAULT '' NOT NULL,
	"heat" integer NOT NULL,
	"type" text NOT NULL,
	"est_paise" bigint,
	"status" text DEFAULT 'given' NOT NULL,
	"decline_reason" text,
	"won_paise" bigint,
	"accepted_at" timestamp with time zone,
	"won_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	"lead_id" text,
	"enquiry_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_status_is_known" CHECK ("status" in ('given', 'accepted', 'declined', 'contacted', 'won', 'lost', 'expired', 'withdrawn')),
	CONSTRAINT "referrals_type_is_known" CHECK ("type" in ('inside', 'outside')),
	CONSTRAINT "referrals_decline_reason_is_known" CHECK ("decline_reason" in ('not_qualified', 'no_capacity', 'duplicate', 'other')),
	CONSTRAINT "referrals_heat_range" CHECK ("heat" between 1 and 5),
	CONSTRAINT "referrals_won_paise_range" CHECK ("won_paise" between 1 and 100000000000),
	CONSTRAINT "referrals_est_paise_range" CHECK ("est_paise" between 1 and 100000000000)
);
--> statement-breakpoint
CREATE TABLE "thank_yous" (
	"id" text PRIMARY KEY NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"chapter_id" text,
	"referral_id" text,
	"amount_paise" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "thank_yous_kind_is_known" CHECK ("kind" in ('new', 'repeat')),
	CONSTRAINT "thank_yous_amount_paise_range" CHECK ("amount_paise" between 1 and 100000000000)
);
--> statement-breakpoint
ALTER TABLE "search_entries" DROP CONSTRAINT "search_entries_type_is_known";--> statement-breakpoint
ALTER TABLE "search_fills" DROP CONSTRAINT "search_fills_type_is_known";--> statement-breakpoint
ALTER TABLE "chapter_members" ADD CONSTRAINT "chapter_members_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_members" ADD CONSTRAINT "chapter_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_members" ADD CONSTRAINT "chapter_members_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_attendance" ADD CONSTRAINT "chapter_attendance_meeting_id_chapter_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."chapter_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_attendance" ADD CONSTRAINT "chapter_attendance_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_attendance" ADD CONSTRAINT "chapter_attendance_marked_by_members_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_meetings" ADD CONSTRAINT "chapter_meetings_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_meetings" ADD CONSTRAINT "chapter_meetings_closed_by_members_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_visitors" ADD CONSTRAINT "chapter_visitors_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_visitors" ADD CONSTRAINT "chapter_visitors_meeting_id_chapter_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."chapter_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_visitors" ADD CONSTRAINT "chapter_visitors_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_visitors" ADD CONSTRAINT "chapter_visitors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_points" ADD CONSTRAINT "chapter_points_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_points" ADD CONSTRAINT "chapter_points_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_points" ADD CONSTRAINT "chapter_points_with_id_members_id_fk" FOREIGN KEY ("with_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_totals" ADD CONSTRAINT "chapter_totals_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleared_rings" ADD CONSTRAINT "cleared_rings_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleared_rings" ADD CONSTRAINT "cleared_rings_first_id_members_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleared_rings" ADD CONSTRAINT "cleared_rings_second_id_members_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleared_rings" ADD CONSTRAINT "cleared_rings_cleared_by_members_id_fk" FOREIGN KEY ("cleared_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_to_ones" ADD CONSTRAINT "one_to_ones_first_id_members_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_to_ones" ADD CONSTRAINT "one_to_ones_second_id_members_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_to_ones" ADD CONSTRAINT "one_to_ones_entered_by_members_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_events" ADD CONSTRAINT "referral_events_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_giver_id_members_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_receiver_id_members_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_giver_chapter_id_chapters_id_fk" FOREIGN KEY ("giver_chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_receiver_chapter_id_chapters_id_fk" FOREIGN KEY ("receiver_chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_members_member" ON "chapter_members" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "chapter_members_inviter" ON "chapter_members" USING btree ("invited_by") WHERE "chapter_members"."invited_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_members_seat" ON "chapter_members" USING btree ("chapter_id","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_members_leader" ON "chapter_members" USING btree ("chapter_id") WHERE "chapter_members"."role" = 'leader' and "chapter_members"."status" in ('active', 'on_leave', 'suspended');--> statement-breakpoint
CREATE UNIQUE INDEX "chapters_name" ON "chapters" USING btree (lower("city"),"name_key") WHERE "chapters"."status" <> 'archived';--> statement-breakpoint
CREATE INDEX "chapters_listed" ON "chapters" USING btree ("city","id") WHERE "chapters"."status" in ('pending', 'active', 'dormant');--> statement-breakpoint
CREATE INDEX "chapter_attendance_member" ON "chapter_attendance" USING btree ("member_id","meeting_id");--> statement-breakpoint
CREATE INDEX "chapter_attendance_marker" ON "chapter_attendance" USING btree ("marked_by") WHERE "chapter_attendance"."marked_by" is not null;--> statement-breakpoint
CREATE INDEX "chapter_meetings_chapter" ON "chapter_meetings" USING btree ("chapter_id","starts_at");--> statement-breakpoint
CREATE INDEX "chapter_meetings_scheduled" ON "chapter_meetings" USING btree ("starts_at") WHERE "chapter_meetings"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "chapter_meetings_closer" ON "chapter_meetings" USING btree ("closed_by") WHERE "chapter_meetings"."closed_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_meetings_rhythm" ON "chapter_meetings" USING btree ("chapter_id","rhythm_day");--> statement-breakpoint
CREATE INDEX "chapter_visitors_chapter" ON "chapter_visitors" USING btree ("chapter_id","id");--> statement-breakpoint
CREATE INDEX "chapter_visitors_meeting" ON "chapter_visitors" USING btree ("meeting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_visitors_mobile" ON "chapter_visitors" USING btree ("meeting_id","mobile") WHERE "chapter_visitors"."mobile" <> '';--> statement-breakpoint
CREATE INDEX "chapter_visitors_of_mobile" ON "chapter_visitors" USING btree ("chapter_id","mobile");--> statement-breakpoint
CREATE INDEX "chapter_visitors_erase" ON "chapter_visitors" USING btree ("erase_after");--> statement-breakpoint
CREATE INDEX "chapter_visitors_member" ON "chapter_visitors" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chapter_visitors_inviter" ON "chapter_visitors" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_points_source" ON "chapter_points" USING btree ("source_id","kind","member_id");--> statement-breakpoint
CREATE INDEX "chapter_points_chapter" ON "chapter_points" USING btree ("chapter_id","month","member_id","kind","held","points","meeting_id");--> statement-breakpoint
CREATE INDEX "chapter_points_held" ON "chapter_points" USING btree ("chapter_id","month") WHERE "chapter_points"."held";--> statement-breakpoint
CREATE INDEX "chapter_points_member" ON "chapter_points" USING btree ("member_id","month","kind");--> statement-breakpoint
CREATE INDEX "chapter_points_meeting" ON "chapter_points" USING btree ("meeting_id") WHERE "chapter_points"."meeting_id" is not null;--> statement-breakpoint
CREATE INDEX "chapter_points_with" ON "chapter_points" USING btree ("with_id");--> statement-breakpoint
CREATE INDEX "chapter_totals_month" ON "chapter_totals" USING btree ("month","points");--> statement-breakpoint
CREATE INDEX "cleared_rings_first" ON "cleared_rings" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "cleared_rings_second" ON "cleared_rings" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "cleared_rings_officer" ON "cleared_rings" USING btree ("cleared_by");--> statement-breakpoint
CREATE UNIQUE INDEX "one_to_ones_day" ON "one_to_ones" USING btree ("first_id","second_id","day");--> statement-breakpoint
CREATE INDEX "one_to_ones_first" ON "one_to_ones" USING btree ("first_id","id");--> statement-breakpoint
CREATE INDEX "one_to_ones_second" ON "one_to_ones" USING btree ("second_id","id");--> statement-breakpoint
CREATE INDEX "one_to_ones_entered" ON "one_to_ones" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "referral_events_referral" ON "referral_events" USING btree ("referral_id","id");--> statement-breakpoint
CREATE INDEX "referrals_giver" ON "referrals" USING btree ("giver_id","id");--> statement-breakpoint
CREATE INDEX "referrals_receiver" ON "referrals" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE INDEX "referrals_giver_chapter" ON "referrals" USING btree ("giver_chapter_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_receiver_chapter" ON "referrals" USING btree ("receiver_chapter_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_phone" ON "referrals" USING btree ("receiver_id","prospect_phone","id") WHERE "referrals"."prospect_phone" <> '';--> statement-breakpoint
CREATE INDEX "referrals_prospect_phone" ON "referrals" USING btree ("prospect_phone") WHERE "referrals"."prospect_phone" <> '';--> statement-breakpoint
CREATE INDEX "referrals_prospect_email" ON "referrals" USING btree ("prospect_email") WHERE "referrals"."prospect_email" <> '';--> statement-breakpoint
CREATE INDEX "referrals_waiting" ON "referrals" USING btree ("created_at") WHERE "referrals"."status" = 'given';--> statement-breakpoint
CREATE INDEX "referrals_ended" ON "referrals" USING btree ("ended_at") WHERE "referrals"."prospect_erased_at" is null;--> statement-breakpoint
CREATE INDEX "referrals_won" ON "referrals" USING btree ("receiver_id","won_at") WHERE "referrals"."status" = 'won';--> statement-breakpoint
CREATE INDEX "referrals_lead" ON "referrals" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "referrals_enquiry" ON "referrals" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "thank_yous_from" ON "thank_yous" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "thank_yous_to" ON "thank_yous" USING btree ("to_id","id");--> statement-breakpoint
CREATE INDEX "thank_yous_chapter" ON "thank_yous" USING btree ("chapter_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "thank_yous_referral" ON "thank_yous" USING btree ("referral_id");--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_type_is_known" CHECK ("type" in ('card', 'business', 'company', 'product', 'it_service', 'job', 'chapter', 'person'));--> statement-breakpoint
ALTER TABLE "search_fills" ADD CONSTRAINT "search_fills_type_is_known" CHECK ("type" in ('card', 'business', 'company', 'product', 'it_service', 'job', 'chapter', 'person'));