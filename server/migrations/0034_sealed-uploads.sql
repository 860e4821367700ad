ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind_is_known";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_is_known" CHECK ("kind" in ('picture', 'document', 'sealed'));