ALTER TABLE "company_visits" DROP CONSTRAINT "company_visits_hour_company_id_visitor_pk";--> statement-breakpoint
ALTER TABLE "company_visits" ADD COLUMN "kind" text DEFAULT 'view' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_visits" ADD CONSTRAINT "company_visits_hour_company_id_visitor_kind_pk" PRIMARY KEY("hour","company_id","visitor","kind");--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "show_whatsapp" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_days" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_days" ADD COLUMN "whatsapp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_calls_range" CHECK ("calls" >= 0);--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_whatsapp_range" CHECK ("whatsapp" >= 0);--> statement-breakpoint
ALTER TABLE "company_visits" ADD CONSTRAINT "company_visits_kind_is_known" CHECK ("kind" in ('view', 'call', 'whatsapp'));--> statement-breakpoint
-- "Usually replies in …" is said from five answers on.
UPDATE "listings" SET "reply_median_min" = NULL WHERE "reply_median_min" IS NOT NULL AND (SELECT count(*) FROM "enquiries" WHERE "target_type" = 'business' AND "target_id" = "listings"."id" AND "first_response_at" IS NOT NULL) < 5;--> statement-breakpoint
UPDATE "companies" SET "reply_median_min" = NULL WHERE "reply_median_min" IS NOT NULL AND (SELECT count(*) FROM "enquiries" WHERE "inbox_id" = "companies"."id" AND "first_response_at" IS NOT NULL) < 5;