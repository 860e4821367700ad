-- Enquiries of somebody who has left the team count as assigned to nobody.
UPDATE "enquiries" SET "assignee_id" = NULL
WHERE "assignee_id" IS NOT NULL
	AND NOT EXISTS (SELECT 1 FROM "companies" WHERE "companies"."id" = "inbox_id" AND "companies"."owner_id" = "assignee_id")
	AND NOT EXISTS (SELECT 1 FROM "company_managers" WHERE "company_id" = "inbox_id" AND "member_id" = "assignee_id");--> statement-breakpoint
DROP INDEX "enquiries_assignee";--> statement-breakpoint
CREATE INDEX "enquiries_assigned" ON "enquiries" USING btree ("assignee_id","inbox_id","target_type","status","id" DESC NULLS FIRST);
