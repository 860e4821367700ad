CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"parent_id" text,
	"member_id" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_replies_range" CHECK ("replies" >= 0)
);
--> statement-breakpoint
CREATE TABLE "explored_posts" (
	"place" integer PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	CONSTRAINT "explored_posts_place_range" CHECK ("place" >= 1)
);
--> statement-breakpoint
CREATE TABLE "explored_tags" (
	"place" integer PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "explored_tags_place_range" CHECK ("place" >= 1),
	CONSTRAINT "explored_tags_posts_range" CHECK ("posts" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bookmark_collections" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"member_id" text NOT NULL,
	"post_id" text NOT NULL,
	"collection_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_posts" (
	"member_id" text NOT NULL,
	"post_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_posts_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "muted_members" (
	"member_id" text NOT NULL,
	"muted_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "muted_members_member_id_muted_id_pk" PRIMARY KEY("member_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "muted_posts" (
	"member_id" text NOT NULL,
	"post_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "muted_posts_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "muted_words" (
	"member_id" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "muted_words_words_range" CHECK (cardinality("words") <= 100)
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"contents" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_notes" (
	"connection_id" text NOT NULL,
	"member_id" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"private_note" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "connection_notes_connection_id_member_id_pk" PRIMARY KEY("connection_id","member_id"),
	CONSTRAINT "connection_notes_tags_range" CHECK (cardinality("tags") <= 10)
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"id" text PRIMARY KEY NOT NULL,
	"asker_id" text NOT NULL,
	"via_id" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "introductions_ends_at_order" CHECK ("at" <= "ends_at"),
	CONSTRAINT "introductions_status_is_known" CHECK ("status" in ('asked', 'forwarded', 'accepted', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "suggestion_lists" (
	"member_id" text PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"day" date,
	"todays" text[] DEFAULT '{}' NOT NULL,
	"earlier" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"member_id" text NOT NULL,
	"person_id" text NOT NULL,
	"place" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"mutual" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "suggestions_member_id_place_pk" PRIMARY KEY("member_id","place"),
	CONSTRAINT "suggestions_place_range" CHECK ("place" >= 0),
	CONSTRAINT "suggestions_mutual_range" CHECK ("mutual" >= 0)
);
--> statement-breakpoint
CREATE TABLE "link_previews" (
	"url" text PRIMARY KEY NOT NULL,
	"found" jsonb,
	"used" boolean DEFAULT false NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"post_id" text NOT NULL,
	"member_id" text NOT NULL,
	"option" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_votes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id"),
	CONSTRAINT "poll_votes_option_range" CHECK ("option" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "post_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"body" text NOT NULL,
	"visibility" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_edits_visibility_is_known" CHECK ("visibility" in ('public', 'connections'))
);
--> statement-breakpoint
CREATE TABLE "post_reactions" (
	"post_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_reactions_post_id_member_id_pk" PRIMARY KEY("post_id","member_id"),
	CONSTRAINT "post_reactions_kind_is_known" CHECK ("kind" in ('like', 'celebrate', 'insightful', 'support'))
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"tag" text NOT NULL,
	"post_id" text NOT NULL,
	CONSTRAINT "post_tags_tag_post_id_pk" PRIMARY KEY("tag","post_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"company_id" text,
	"author_id" text NOT NULL,
	"kind" text DEFAULT 'update' NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"poll" jsonb,
	"link" jsonb,
	"visibility" text DEFAULT 'public' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"likes" integer DEFAULT 0 NOT NULL,
	"celebrations" integer DEFAULT 0 NOT NULL,
	"insights" integer DEFAULT 0 NOT NULL,
	"supports" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"text_hash" text NOT NULL,
	CONSTRAINT "posts_kind_is_known" CHECK ("kind" in ('update', 'ask', 'offer', 'win', 'referral_wanted')),
	CONSTRAINT "posts_visibility_is_known" CHECK ("visibility" in ('public', 'connections')),
	CONSTRAINT "posts_status_is_known" CHECK ("status" in ('published', 'waiting', 'removed')),
	CONSTRAINT "posts_likes_range" CHECK ("likes" >= 0),
	CONSTRAINT "posts_celebrations_range" CHECK ("celebrations" >= 0),
	CONSTRAINT "posts_insights_range" CHECK ("insights" >= 0),
	CONSTRAINT "posts_supports_range" CHECK ("supports" >= 0),
	CONSTRAINT "posts_comments_range" CHECK ("comments" >= 0)
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" text PRIMARY KEY NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "connections_second_id_range" CHECK ("second_id" > "first_id"),
	CONSTRAINT "connections_status_is_known" CHECK ("status" in ('pending', 'accepted', 'declined', 'withdrawn', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "experience" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "education" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "open_to" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "handles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explored_posts" ADD CONSTRAINT "explored_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark_collections" ADD CONSTRAINT "bookmark_collections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_collection_id_bookmark_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."bookmark_collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_posts" ADD CONSTRAINT "hidden_posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_posts" ADD CONSTRAINT "hidden_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_members" ADD CONSTRAINT "muted_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_members" ADD CONSTRAINT "muted_members_muted_id_members_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_posts" ADD CONSTRAINT "muted_posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_posts" ADD CONSTRAINT "muted_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_words" ADD CONSTRAINT "muted_words_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_notes" ADD CONSTRAINT "connection_notes_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_notes" ADD CONSTRAINT "connection_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_asker_id_members_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_via_id_members_id_fk" FOREIGN KEY ("via_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_target_id_members_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_lists" ADD CONSTRAINT "suggestion_lists_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_person_id_members_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_first_id_members_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_second_id_members_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "comments" USING btree ("post_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_member" ON "comments" USING btree ("member_id","post_id");--> statement-breakpoint
CREATE INDEX "explored_posts_post" ON "explored_posts" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmark_collections_name" ON "bookmark_collections" USING btree ("member_id","name");--> statement-breakpoint
CREATE INDEX "bookmarks_newest" ON "bookmarks" USING btree ("member_id","at" DESC NULLS FIRST,"post_id");--> statement-breakpoint
CREATE INDEX "bookmarks_collection" ON "bookmarks" USING btree ("collection_id","at" DESC NULLS FIRST,"post_id");--> statement-breakpoint
CREATE INDEX "bookmarks_post" ON "bookmarks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "hidden_posts_post" ON "hidden_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "muted_members_muted" ON "muted_members" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX "muted_posts_post" ON "muted_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_drafts_member" ON "post_drafts" USING btree ("member_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "connection_notes_member" ON "connection_notes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "introductions_asker" ON "introductions" USING btree ("asker_id","id");--> statement-breakpoint
CREATE INDEX "introductions_via" ON "introductions" USING btree ("via_id","id");--> statement-breakpoint
CREATE INDEX "introductions_target" ON "introductions" USING btree ("target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "introductions_one_open" ON "introductions" USING btree ("asker_id","via_id","target_id") WHERE "introductions"."status" in ('asked', 'forwarded');--> statement-breakpoint
CREATE INDEX "introductions_ending" ON "introductions" USING btree ("ends_at") WHERE "introductions"."status" in ('asked', 'forwarded');--> statement-breakpoint
CREATE INDEX "suggestions_person" ON "suggestions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "link_previews_fetched" ON "link_previews" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "poll_votes_member" ON "poll_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_edits_post" ON "post_edits" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_reactions_member" ON "post_reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_reactions_newest" ON "post_reactions" USING btree ("post_id","at" DESC NULLS FIRST,"member_id");--> statement-breakpoint
CREATE INDEX "post_tags_post" ON "post_tags" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","id" DESC NULLS FIRST) WHERE "posts"."status" = 'published' and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("id" DESC NULLS FIRST,"author_id","visibility") WHERE "posts"."status" = 'published' and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_member" ON "posts" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_company" ON "posts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "posts_waiting" ON "posts" USING btree ("id") WHERE "posts"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "posts_text" ON "posts" USING btree ("text_hash","id");--> statement-breakpoint
CREATE INDEX "posts_decided_by" ON "posts" USING btree ("decided_by") WHERE "posts"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "posts_to_erase" ON "posts" USING btree ("deleted_at") WHERE "posts"."deleted_at" is not null and "posts"."body" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "connections_pair" ON "connections" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "connections_first" ON "connections" USING btree ("first_id","second_id") WHERE "connections"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "connections_second" ON "connections" USING btree ("second_id","first_id") WHERE "connections"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "connections_first_list" ON "connections" USING btree ("first_id","status",(coalesce("answered_at", "invited_at")),"id");--> statement-breakpoint
CREATE INDEX "connections_second_list" ON "connections" USING btree ("second_id","status",(coalesce("answered_at", "invited_at")),"id");--> statement-breakpoint
CREATE INDEX "connections_invited" ON "connections" USING btree ("inviter_id","invited_at");--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree (plain_letters("name") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_skills_range" CHECK (cardinality("skills") <= 30);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_languages_range" CHECK (cardinality("languages") <= 10);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_handles_range" CHECK (cardinality("handles") <= 6);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_open_to_are_known" CHECK ("open_to" <@ array['work', 'hiring', 'referrals', 'meetings']::text[]);