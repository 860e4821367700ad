CREATE TABLE "audit_checkpoints" (
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_checkpoints_kind_seq_pk" PRIMARY KEY("kind","seq"),
	CONSTRAINT "audit_checkpoints_kind_is_known" CHECK ("kind" in ('added', 'verified')),
	CONSTRAINT "audit_checkpoints_seq_range" CHECK ("seq" >= 1)
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"broken_at" bigint,
	CONSTRAINT "audit_head_id_range" CHECK ("id" between 1 and 1),
	CONSTRAINT "audit_head_seq_range" CHECK ("seq" >= 1),
	CONSTRAINT "audit_head_broken_at_range" CHECK ("broken_at" >= 1)
);
--> statement-breakpoint
CREATE TABLE "audit_payloads" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"salt" text,
	"before" jsonb,
	"after" jsonb,
	"about" text[] NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "audit_payloads_seq_range" CHECK ("seq" >= 1)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "payload_digest" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_payloads_about" ON "audit_payloads" USING gin ("about");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_target_type" ON "audit_log" USING btree ("target_type","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_target_id" ON "audit_log" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "audit_log_case" ON "audit_log" USING btree ("case_id") WHERE "audit_log"."case_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (("action" || ' ' || coalesce("reason", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_hash_version_range" CHECK ("hash_version" between 1 and 2);--> statement-breakpoint
INSERT INTO "audit_head" ("id", "seq", "hash", "at") SELECT 1, "seq", "hash", "at" FROM "audit_log" ORDER BY "seq" DESC LIMIT 1;--> statement-breakpoint
CREATE TRIGGER "audit_checkpoints_are_append_only" BEFORE UPDATE OR DELETE ON "audit_checkpoints"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit_log"();
--> statement-breakpoint
CREATE TRIGGER "audit_checkpoints_are_never_emptied" BEFORE TRUNCATE ON "audit_checkpoints"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_payload"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW."seq" = OLD."seq" AND NEW."erased_at" IS NOT NULL AND NEW."about" = '{}'
      AND num_nonnulls(NEW."salt", NEW."before", NEW."after") = 0 THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'What an entry of the audit log changed can only be erased';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_payloads_are_only_erased" BEFORE UPDATE OR DELETE ON "audit_payloads"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit_payload"();
--> statement-breakpoint
CREATE TRIGGER "audit_payloads_are_never_emptied" BEFORE TRUNCATE ON "audit_payloads"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_payload"();
--> statement-breakpoint
CREATE FUNCTION "refuse_step_back_of_audit_head"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW."seq" >= OLD."seq" THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The head of the audit log only goes forward';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_head_goes_forward" BEFORE UPDATE OR DELETE ON "audit_head"
  FOR EACH ROW EXECUTE FUNCTION "refuse_step_back_of_audit_head"();
--> statement-breakpoint
CREATE TRIGGER "audit_head_is_never_emptied" BEFORE TRUNCATE ON "audit_head"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_step_back_of_audit_head"();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_checkpoints" FROM PUBLIC;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "audit_payloads", "audit_head" FROM PUBLIC;
