-- Small letters without the accents of Latin ones, as the search of the directory takes them. Other scripts keep
-- their marks: there they are part of the word.
CREATE FUNCTION "plain_letters"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(normalize(
    regexp_replace(normalize(given, NFKD), '(?<=[A-Za-z\u00c0-\u024f])[\u0300-\u036f]+', '', 'g'), NFKC))
$$;
--> statement-breakpoint
CREATE TABLE "deleted_scans" (
	"member_id" text NOT NULL,
	"scan_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_scans_member_id_scan_id_pk" PRIMARY KEY("member_id","scan_id")
);
--> statement-breakpoint
ALTER TABLE "contacts" drop column "words";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_letters("contacts"."name" || ' ' || "contacts"."company" || ' ' || "contacts"."email" || ' ' || "contacts"."phone" || ' ' || regexp_replace("contacts"."phone", '[^0-9]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
-- Nobody knows when those who are here already came last: for them the years begin now.
ALTER TABLE "members" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "inactivity_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted_scans" ADD CONSTRAINT "deleted_scans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;