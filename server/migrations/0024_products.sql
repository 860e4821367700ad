CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_type" text DEFAULT 'on_request' NOT NULL,
	"price_paise" bigint,
	"price_max_paise" bigint,
	"unit" text DEFAULT 'piece' NOT NULL,
	"moq" integer DEFAULT 1 NOT NULL,
	"gst_rate" integer,
	"hsn" text DEFAULT '' NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country_of_origin" text DEFAULT 'India' NOT NULL,
	"availability" text DEFAULT 'in_stock' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"removal_reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "products_images_range" CHECK (cardinality("images") <= 6),
	CONSTRAINT "products_price_type_is_known" CHECK ("price_type" in ('fixed', 'range', 'on_request')),
	CONSTRAINT "products_price_paise_range" CHECK ("price_paise" >= 1),
	CONSTRAINT "products_price_max_paise_range" CHECK ("price_max_paise" > "price_paise"),
	CONSTRAINT "products_unit_is_known" CHECK ("unit" in ('piece', 'pair', 'set', 'dozen', 'pack', 'box', 'carton', 'bag', 'bottle', 'roll', 'sheet', 'gram', 'kg', 'quintal', 'tonne', 'ml', 'litre', 'metre', 'foot', 'square foot', 'square metre', 'cubic metre', 'hour', 'day', 'month', 'year', 'project')),
	CONSTRAINT "products_moq_range" CHECK ("moq" >= 1),
	CONSTRAINT "products_gst_rate_range" CHECK ("gst_rate" between 0 and 100),
	CONSTRAINT "products_availability_is_known" CHECK ("availability" in ('in_stock', 'made_to_order', 'out_of_stock')),
	CONSTRAINT "products_status_is_known" CHECK ("status" in ('draft', 'published', 'archived', 'removed')),
	CONSTRAINT "products_rating_sum_range" CHECK ("rating_sum" >= 0),
	CONSTRAINT "products_rating_count_range" CHECK ("rating_count" >= 0),
	CONSTRAINT "products_erased_at_order" CHECK ("deleted_at" <= "erased_at")
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_company" ON "products" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_company_status" ON "products" USING btree ("company_id","status","id" DESC NULLS FIRST) WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category","id" DESC NULLS FIRST,"company_id") WHERE "products"."status" = 'published' and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("deleted_at") WHERE "products"."deleted_at" is not null and "products"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "products_decided_by" ON "products" USING btree ("decided_by") WHERE "products"."decided_by" is not null;