ALTER TABLE "search_entries" DROP CONSTRAINT "search_entries_type_is_known";--> statement-breakpoint
ALTER TABLE "search_fills" DROP CONSTRAINT "search_fills_type_is_known";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "price_paise" bigint;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "price_max_paise" bigint;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "moq" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_of_category" ON "search_entries" USING btree ("type","category","quality" DESC NULLS FIRST,"price_paise","price_max_paise","moq") WHERE "search_entries"."category" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_of_category_in_city" ON "search_entries" USING btree ("type","category","city_key","quality" DESC NULLS FIRST,"price_paise","price_max_paise","moq") WHERE "search_entries"."category" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_category_by_price" ON "search_entries" USING btree ("type","category","price_paise","price_max_paise","moq") WHERE "search_entries"."category" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_by_price" ON "search_entries" USING btree ("type","price_paise") WHERE "search_entries"."price_paise" is not null;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_price_paise_range" CHECK ("price_paise" >= 0);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_price_max_paise_range" CHECK ("price_max_paise" >= 0);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_moq_range" CHECK ("moq" >= 1);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_type_is_known" CHECK ("type" in ('card', 'business', 'company', 'product', 'it_service', 'job', 'person'));--> statement-breakpoint
ALTER TABLE "search_fills" ADD CONSTRAINT "search_fills_type_is_known" CHECK ("type" in ('card', 'business', 'company', 'product', 'it_service', 'job', 'person'));