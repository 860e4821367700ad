CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"scan_id" text,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"member" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text GENERATED ALWAYS AS (lower("contacts"."name" || ' ' || "contacts"."company" || ' ' || "contacts"."email" || ' ' || "contacts"."phone" || ' ' || regexp_replace("contacts"."phone", '[^0-9]', '', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_member" ON "contacts" USING btree ("member_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contacts_tagged" ON "contacts" USING btree ("member_id","tag","id" DESC NULLS FIRST) WHERE "contacts"."tag" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_scan" ON "contacts" USING btree ("member_id","scan_id");