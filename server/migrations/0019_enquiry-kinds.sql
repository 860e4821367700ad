ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_target_type_is_known";--> statement-breakpoint
ALTER TABLE "enquiry_counts" DROP CONSTRAINT "enquiry_counts_target_type_is_known";--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_target_type_is_known" CHECK ("target_type" in ('business', 'card', 'company', 'product', 'it_package'));--> statement-breakpoint
ALTER TABLE "enquiry_counts" ADD CONSTRAINT "enquiry_counts_target_type_is_known" CHECK ("target_type" in ('business', 'card', 'company', 'product', 'it_package'));