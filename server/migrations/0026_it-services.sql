CREATE TABLE "it_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "it_packages_category_is_known" CHECK ("category" in ('web', 'mobile', 'cloud-devops', 'cyber-security', 'data-ai', 'erp-tally', 'ui-ux', 'digital-marketing', 'it-support', 'hardware-network')),
	CONSTRAINT "it_packages_status_is_known" CHECK ("status" in ('draft', 'review', 'live', 'rejected', 'paused')),
	CONSTRAINT "it_packages_flags_are_known" CHECK ("flags" <@ array['words', 'contact']::text[])
);
--> statement-breakpoint
CREATE TABLE "it_providers" (
	"company_id" text PRIMARY KEY NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"focus" jsonb NOT NULL,
	"min_project_paise" bigint NOT NULL,
	"hourly_min_paise" bigint NOT NULL,
	"hourly_max_paise" bigint NOT NULL,
	"stack" text[] DEFAULT '{}' NOT NULL,
	"portfolio" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "it_providers_min_project_paise_range" CHECK ("min_project_paise" >= 1),
	CONSTRAINT "it_providers_hourly_min_paise_range" CHECK ("hourly_min_paise" >= 1),
	CONSTRAINT "it_providers_hourly_max_paise_range" CHECK ("it_providers"."hourly_max_paise" >= "it_providers"."hourly_min_paise"),
	CONSTRAINT "it_providers_rating_sum_range" CHECK ("rating_sum" >= 0),
	CONSTRAINT "it_providers_rating_count_range" CHECK ("rating_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "it_invitations" (
	"requirement_id" text NOT NULL,
	"company_id" text NOT NULL,
	CONSTRAINT "it_invitations_requirement_id_company_id_pk" PRIMARY KEY("requirement_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "it_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"requirement_id" text NOT NULL,
	"company_id" text NOT NULL,
	"author_id" text,
	"amount_paise" bigint NOT NULL,
	"days" integer NOT NULL,
	"scope" text NOT NULL,
	"valid_till" date NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"enquiry_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "it_quotes_status_is_known" CHECK ("status" in ('sent', 'shortlisted', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "it_quotes_amount_paise_range" CHECK ("amount_paise" >= 1),
	CONSTRAINT "it_quotes_days_range" CHECK ("days" between 1 and 730)
);
--> statement-breakpoint
CREATE TABLE "it_requirements" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"budget" text NOT NULL,
	"timeline" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"mode" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"city_key" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "it_requirements_category_is_known" CHECK ("category" in ('web', 'mobile', 'cloud-devops', 'cyber-security', 'data-ai', 'erp-tally', 'ui-ux', 'digital-marketing', 'it-support', 'hardware-network')),
	CONSTRAINT "it_requirements_budget_is_known" CHECK ("budget" in ('under-50k', '50k-2l', '2l-10l', '10l-50l', 'over-50l', 'not-sure')),
	CONSTRAINT "it_requirements_timeline_is_known" CHECK ("timeline" in ('two-weeks', 'one-month', 'three-months', 'six-months', 'flexible')),
	CONSTRAINT "it_requirements_mode_is_known" CHECK ("mode" in ('invite', 'open')),
	CONSTRAINT "it_requirements_status_is_known" CHECK ("status" in ('open', 'shortlisting', 'awarded', 'completed', 'cancelled', 'expired')),
	CONSTRAINT "it_requirements_expires_at_order" CHECK ("created_at" <= "expires_at")
);
--> statement-breakpoint
ALTER TABLE "it_packages" ADD CONSTRAINT "it_packages_company_id_it_providers_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."it_providers"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_packages" ADD CONSTRAINT "it_packages_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_providers" ADD CONSTRAINT "it_providers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_invitations" ADD CONSTRAINT "it_invitations_requirement_id_it_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."it_requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_invitations" ADD CONSTRAINT "it_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_quotes" ADD CONSTRAINT "it_quotes_requirement_id_it_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."it_requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_quotes" ADD CONSTRAINT "it_quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_quotes" ADD CONSTRAINT "it_quotes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_quotes" ADD CONSTRAINT "it_quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "it_requirements" ADD CONSTRAINT "it_requirements_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "it_packages_company" ON "it_packages" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "it_packages_category" ON "it_packages" USING btree ("category","id") WHERE "it_packages"."status" = 'live' and "it_packages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "it_packages_waiting" ON "it_packages" USING btree ("submitted_at") WHERE "it_packages"."status" = 'review' and "it_packages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "it_packages_decided_by" ON "it_packages" USING btree ("decided_by") WHERE "it_packages"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "it_providers_focus" ON "it_providers" USING gin ("focus" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "it_invitations_company" ON "it_invitations" USING btree ("company_id","requirement_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "it_quotes_one_a_company" ON "it_quotes" USING btree ("requirement_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "it_quotes_one_accepted" ON "it_quotes" USING btree ("requirement_id") WHERE "it_quotes"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "it_quotes_company" ON "it_quotes" USING btree ("company_id","requirement_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "it_quotes_author" ON "it_quotes" USING btree ("author_id") WHERE "it_quotes"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "it_quotes_enquiry" ON "it_quotes" USING btree ("enquiry_id") WHERE "it_quotes"."enquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "it_requirements_buyer" ON "it_requirements" USING btree ("buyer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "it_requirements_open" ON "it_requirements" USING btree ("city_key","category","id" DESC NULLS FIRST) WHERE "it_requirements"."mode" = 'open' and "it_requirements"."status" = 'open';--> statement-breakpoint
CREATE INDEX "it_requirements_expiring" ON "it_requirements" USING btree ("expires_at") WHERE "it_requirements"."status" in ('open', 'shortlisting');