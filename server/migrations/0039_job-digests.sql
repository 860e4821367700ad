CREATE TABLE "job_digests" (
	"member_id" text PRIMARY KEY NOT NULL,
	"sent_on" date NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_digests" ADD CONSTRAINT "job_digests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;