ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_unique";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_orders_created_at" ON "payment_orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id") WHERE not "payments"."surplus";--> statement-breakpoint
CREATE INDEX "payments_surplus" ON "payments" USING btree ("paid_at") WHERE "payments"."surplus" and "payments"."status" = 'captured';