CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"name" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"founded_year" integer,
	"gstin" text DEFAULT '' NOT NULL,
	"no_gst" boolean DEFAULT false NOT NULL,
	"cin" text DEFAULT '' NOT NULL,
	"udyam" text DEFAULT '' NOT NULL,
	"line1" text DEFAULT '' NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"city_key" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pin" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"specialities" text[] DEFAULT '{}' NOT NULL,
	"socials" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"suspension_reason" text DEFAULT '' NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"reply_median_min" integer,
	"reply_rate" integer,
	"slow_replies" boolean DEFAULT false NOT NULL,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"completed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "companies_type_is_known" CHECK ("type" in ('', 'Proprietorship', 'Partnership', 'LLP', 'Pvt Ltd', 'Public', 'OPC', 'NGO')),
	CONSTRAINT "companies_size_is_known" CHECK ("size" in ('', '1', '2–10', '11–50', '51–200', '201–500', '500+')),
	CONSTRAINT "companies_status_is_known" CHECK ("status" in ('active', 'hidden', 'suspended')),
	CONSTRAINT "companies_follower_count_range" CHECK ("follower_count" >= 0),
	CONSTRAINT "companies_rating_sum_range" CHECK ("rating_sum" >= 0),
	CONSTRAINT "companies_rating_count_range" CHECK ("rating_count" >= 0),
	CONSTRAINT "companies_reply_median_min_range" CHECK ("reply_median_min" >= 0),
	CONSTRAINT "companies_reply_rate_range" CHECK ("reply_rate" between 0 and 100),
	CONSTRAINT "companies_lat_range" CHECK ("lat" between -90 and 90),
	CONSTRAINT "companies_lng_range" CHECK ("lng" between -180 and 180),
	CONSTRAINT "companies_erased_at_order" CHECK ("deleted_at" <= "erased_at")
);
--> statement-breakpoint
CREATE TABLE "company_days" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_days_company_id_day_pk" PRIMARY KEY("company_id","day"),
	CONSTRAINT "company_days_views_range" CHECK ("views" >= 0),
	CONSTRAINT "company_days_followers_range" CHECK ("followers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_followers" (
	"company_id" text NOT NULL,
	"member_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_followers_company_id_member_id_pk" PRIMARY KEY("company_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "company_visits" (
	"hour" timestamp with time zone NOT NULL,
	"company_id" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "company_visits_hour_company_id_visitor_pk" PRIMARY KEY("hour","company_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "company_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_invites_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "company_invites_ends_at_order" CHECK ("created_at" <= "ends_at")
);
--> statement-breakpoint
CREATE TABLE "company_managers" (
	"company_id" text NOT NULL,
	"member_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_managers_company_id_member_id_pk" PRIMARY KEY("company_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_followers" ADD CONSTRAINT "company_followers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_followers" ADD CONSTRAINT "company_followers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invites" ADD CONSTRAINT "company_invites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invites" ADD CONSTRAINT "company_invites_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_managers" ADD CONSTRAINT "company_managers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_managers" ADD CONSTRAINT "company_managers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_one_an_owner" ON "companies" USING btree ("owner_id") WHERE "companies"."owner_id" is not null and "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_owner" ON "companies" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_one_a_gstin" ON "companies" USING btree ("gstin") WHERE "companies"."gstin" <> '' and "companies"."completed_at" is not null and "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_industry_city" ON "companies" USING btree ("industry","city_key","id") WHERE "companies"."status" = 'active' and "companies"."completed_at" is not null and "companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "companies_deleted" ON "companies" USING btree ("deleted_at") WHERE "companies"."deleted_at" is not null and "companies"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "companies_decided_by" ON "companies" USING btree ("decided_by") WHERE "companies"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "company_followers_member" ON "company_followers" USING btree ("member_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invites_one_an_address" ON "company_invites" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "company_invites_email" ON "company_invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "company_invites_invited_by" ON "company_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "company_invites_ends_at" ON "company_invites" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "company_managers_member" ON "company_managers" USING btree ("member_id","joined_at");