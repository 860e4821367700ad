CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"claimant_id" text NOT NULL,
	"role" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"destination" text,
	"code_id" text,
	"document" text,
	"answer_by" timestamp with time zone,
	"owner_answer" text,
	"owner_note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"former_owner_id" text,
	"disputed_at" timestamp with time zone,
	"dispute_decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"by_us" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"member_id" text,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"document" text,
	"status" text NOT NULL,
	"acknowledge_by" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"resolve_by" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "asks" (
	"id" text PRIMARY KEY NOT NULL,
	"asker_id" text NOT NULL,
	"need" text NOT NULL,
	"category" text NOT NULL,
	"city" text NOT NULL,
	"budget_paise" bigint,
	"deadline" date,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"sender_id" text,
	"ask_id" text,
	"forwarded_from_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"share_phone" boolean DEFAULT false NOT NULL,
	"message" text NOT NULL,
	"quantity" double precision,
	"unit" text DEFAULT '' NOT NULL,
	"budget_paise" bigint,
	"needed_by" date,
	"city" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"lost_reason" text DEFAULT '' NOT NULL,
	"owner_note" text DEFAULT '' NOT NULL,
	"owner_unread" boolean DEFAULT true NOT NULL,
	"sender_unread" boolean DEFAULT false NOT NULL,
	"first_response_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_counts" (
	"owner_id" text NOT NULL,
	"target_type" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "enquiry_counts_owner_id_target_type_status_pk" PRIMARY KEY("owner_id","target_type","status")
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"from_side" text NOT NULL,
	"body" text NOT NULL,
	"upload_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"member_id" text PRIMARY KEY NOT NULL,
	"replies" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"website" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "listing_shelves" (
	"listing_id" text NOT NULL,
	"shelf" text NOT NULL,
	"city_key" text NOT NULL,
	"pin" text NOT NULL,
	"name_key" text NOT NULL,
	"bayes" real NOT NULL,
	"rating" real NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_shelves_listing_id_shelf_pk" PRIMARY KEY("listing_id","shelf")
);
--> statement-breakpoint
CREATE TABLE "listing_visits" (
	"hour" timestamp with time zone NOT NULL,
	"listing_id" text NOT NULL,
	"visitor" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "listing_visits_hour_listing_id_visitor_kind_pk" PRIMARY KEY("hour","listing_id","visitor","kind")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"name" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"more_categories" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"whatsapp" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"line1" text DEFAULT '' NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"city_key" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pin" text DEFAULT '' NOT NULL,
	"hide_address" boolean DEFAULT false NOT NULL,
	"service_cities" text[] DEFAULT '{}' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_24x7" boolean DEFAULT false NOT NULL,
	"special_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payments" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"year_founded" integer,
	"gstin" text DEFAULT '' NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"reply_median_min" integer,
	"slow_replies" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"waiting" jsonb,
	"submitted_at" timestamp with time zone,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"wiped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"requester_id" text,
	"contact_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "review_requests_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "review_tools" (
	"member_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"templates" text[] DEFAULT '{}' NOT NULL,
	"featured_review_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_tools_member_id_target_type_target_id_pk" PRIMARY KEY("member_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"author_id" text,
	"rating" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"experience_date" date NOT NULL,
	"source" text NOT NULL,
	"verified_interaction" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"hidden_reason" text,
	"owner_reply" text,
	"replied_at" timestamp with time zone,
	"replier_id" text,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"alert" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text,
	"audience" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_key" text NOT NULL,
	"other_key" text DEFAULT '' NOT NULL,
	"words" "tsvector" NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"city_key" text DEFAULT '' NOT NULL,
	"city_keys" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pin" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"completeness" smallint DEFAULT 0 NOT NULL,
	"quality" real NOT NULL,
	"verified_until" timestamp with time zone,
	"is_slow" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "search_entries_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "search_fills" (
	"type" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"filled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_claimant_id_members_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_former_owner_id_members_id_fk" FOREIGN KEY ("former_owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_steps" ADD CONSTRAINT "ticket_steps_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_asker_id_members_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_forwarded_from_id_enquiries_id_fk" FOREIGN KEY ("forwarded_from_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_counts" ADD CONSTRAINT "enquiry_counts_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_requester_id_members_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tools" ADD CONSTRAINT "review_tools_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tools" ADD CONSTRAINT "review_tools_featured_review_id_reviews_id_fk" FOREIGN KEY ("featured_review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_replier_id_members_id_fk" FOREIGN KEY ("replier_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_open" ON "claims" USING btree ("claimant_id","listing_id") WHERE "claims"."status" in ('submitted', 'owner_notified', 'verifying');--> statement-breakpoint
CREATE INDEX "claims_listing" ON "claims" USING btree ("listing_id","status");--> statement-breakpoint
CREATE INDEX "claims_claimant" ON "claims" USING btree ("claimant_id","created_at");--> statement-breakpoint
CREATE INDEX "claims_former_owner" ON "claims" USING btree ("former_owner_id");--> statement-breakpoint
CREATE INDEX "claims_answered_by" ON "claims" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "claims_status" ON "claims" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "ticket_steps_ticket" ON "ticket_steps" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "tickets_member" ON "tickets" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","resolve_by");--> statement-breakpoint
CREATE INDEX "asks_asker" ON "asks" USING btree ("asker_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_owner" ON "enquiries" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_inbox" ON "enquiries" USING btree ("owner_id","target_type","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_sender" ON "enquiries" USING btree ("sender_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_target" ON "enquiries" USING btree ("target_type","target_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_answered" ON "enquiries" USING btree ("owner_id","target_type","first_response_at" DESC NULLS FIRST) WHERE "enquiries"."first_response_at" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_ask" ON "enquiries" USING btree ("ask_id") WHERE "enquiries"."ask_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_forwarded" ON "enquiries" USING btree ("forwarded_from_id") WHERE "enquiries"."forwarded_from_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_idle" ON "enquiries" USING btree ("last_activity_at") WHERE "enquiries"."status" in ('new', 'viewed', 'responded', 'quoted');--> statement-breakpoint
CREATE INDEX "enquiries_ending" ON "enquiries" USING btree ("ends_at") WHERE "enquiries"."status" in ('new', 'viewed', 'responded', 'quoted') and "enquiries"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "enquiries_text" ON "enquiries" USING gin (("name" || ' ' || "message" || ' ' || "city") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiry_messages_enquiry" ON "enquiry_messages" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_messages_upload" ON "enquiry_messages" USING btree ("upload_id") WHERE "enquiry_messages"."upload_id" is not null;--> statement-breakpoint
CREATE INDEX "listing_shelves_city_best" ON "listing_shelves" USING btree ("shelf","city_key","bayes","listing_id","rating");--> statement-breakpoint
CREATE INDEX "listing_shelves_best" ON "listing_shelves" USING btree ("shelf","bayes","listing_id","rating");--> statement-breakpoint
CREATE INDEX "listing_shelves_city_new" ON "listing_shelves" USING btree ("shelf","city_key","published_at","listing_id","rating");--> statement-breakpoint
CREATE INDEX "listing_shelves_new" ON "listing_shelves" USING btree ("shelf","published_at","listing_id","rating");--> statement-breakpoint
CREATE INDEX "listing_shelves_city_name" ON "listing_shelves" USING btree ("shelf","city_key","name_key" text_pattern_ops,"listing_id","rating");--> statement-breakpoint
CREATE INDEX "listing_shelves_name" ON "listing_shelves" USING btree ("shelf","name_key" text_pattern_ops,"listing_id","rating");--> statement-breakpoint
CREATE INDEX "listing_shelves_pin" ON "listing_shelves" USING btree ("pin","shelf");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_one_an_owner" ON "listings" USING btree ("owner_id") WHERE "listings"."owner_id" is not null and "listings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "listings_phone" ON "listings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "listings_pin" ON "listings" USING btree ("pin");--> statement-breakpoint
CREATE INDEX "listings_submitted" ON "listings" USING btree ("submitted_at") WHERE "listings"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "review_requests_contact" ON "review_requests" USING btree ("target_type","target_id","contact_hash");--> statement-breakpoint
CREATE INDEX "review_requests_requester" ON "review_requests" USING btree ("requester_id","created_at");--> statement-breakpoint
CREATE INDEX "review_tools_featured" ON "review_tools" USING btree ("featured_review_id");--> statement-breakpoint
CREATE INDEX "review_votes_member" ON "review_votes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_an_author" ON "reviews" USING btree ("author_id","target_type","target_id") WHERE "reviews"."status" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "reviews_target" ON "reviews" USING btree ("target_type","target_id","status","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_replier" ON "reviews" USING btree ("replier_id");--> statement-breakpoint
CREATE INDEX "saved_searches_member" ON "saved_searches" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "search_entries_owner" ON "search_entries" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "search_entries_best" ON "search_entries" USING btree ("type","quality" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_best_in_city" ON "search_entries" USING btree ("type","city_key","quality" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("type","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_newest_in_city" ON "search_entries" USING btree ("type","city_key","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_place" ON "search_entries" USING btree ("type","lat","lng");