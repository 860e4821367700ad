CREATE TABLE "hidden_suggestions" (
	"member_id" text NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_suggestions_member_id_person_id_pk" PRIMARY KEY("member_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "aim" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_suggestions" ADD CONSTRAINT "hidden_suggestions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_suggestions" ADD CONSTRAINT "hidden_suggestions_person_id_members_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_suggestions_person" ON "hidden_suggestions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "hidden_suggestions_at" ON "hidden_suggestions" USING btree ("at");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_aim_is_known" CHECK ("aim" in ('', 'sell', 'buy', 'hire', 'work', 'meet', 'closed'));