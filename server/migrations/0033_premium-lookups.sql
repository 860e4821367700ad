DROP INDEX "premium_periods_member_id";--> statement-breakpoint
CREATE INDEX "premium_periods_member_id" ON "premium_periods" USING btree ("member_id","ends_at","starts_at");