CREATE TABLE "inbound_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "inbound_mails_created_at" ON "inbound_mails" USING btree ("created_at");