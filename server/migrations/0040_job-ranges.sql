ALTER TABLE "jobs" DROP CONSTRAINT "jobs_exp_max_order";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_salary_max_paise_order";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_exp_max_range" CHECK ("exp_max" >= "exp_min");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_max_paise_range" CHECK ("salary_max_paise" >= "salary_min_paise");