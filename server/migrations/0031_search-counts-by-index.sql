DROP INDEX "search_entries_best_in_city";--> statement-breakpoint
DROP INDEX "search_entries_of_category";--> statement-breakpoint
DROP INDEX "search_entries_of_category_in_city";--> statement-breakpoint
DROP INDEX "search_entries_category_by_price";--> statement-breakpoint
DROP INDEX "search_entries_verified";--> statement-breakpoint
CREATE INDEX "search_entries_best_in_city" ON "search_entries" USING btree ("type","city_key","quality" DESC NULLS FIRST,"price_paise","price_max_paise","moq","audience","owner_id","id");--> statement-breakpoint
CREATE INDEX "search_entries_of_category" ON "search_entries" USING btree ("type","category","quality" DESC NULLS FIRST,"price_paise","price_max_paise","moq","audience","owner_id","id") WHERE "search_entries"."category" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_of_category_in_city" ON "search_entries" USING btree ("type","category","city_key","quality" DESC NULLS FIRST,"price_paise","price_max_paise","moq","audience","owner_id","id") WHERE "search_entries"."category" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_category_by_price" ON "search_entries" USING btree ("type","category","price_paise","price_max_paise","moq","audience","owner_id","quality","id") WHERE "search_entries"."category" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_verified" ON "search_entries" USING btree ("type","category","quality" DESC NULLS FIRST,"verified_until","audience","owner_id","id") WHERE "search_entries"."verified_until" is not null;