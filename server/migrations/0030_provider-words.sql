ALTER TABLE "it_providers" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "it_providers" SET "words" = "name" || ' ' || "tagline" || ' ' || array_to_string("stack" || "specialities", ' ')
FROM "companies" WHERE "companies"."id" = "company_id";--> statement-breakpoint
CREATE INDEX "it_packages_title" ON "it_packages" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "it_providers_words" ON "it_providers" USING gin ("words" gin_trgm_ops);
