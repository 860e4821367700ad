CREATE TABLE "stored_resumes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_resumes_bytes_range" CHECK ("bytes" >= 1)
);
--> statement-breakpoint
ALTER TABLE "stored_resumes" ADD CONSTRAINT "stored_resumes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_resumes_member" ON "stored_resumes" USING btree ("member_id","id");