CREATE TABLE "chapter_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"for_one" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chapter_invites_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "chapter_seat_holds" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"invite_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"category" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "fee_per" text;--> statement-breakpoint
ALTER TABLE "chapter_invites" ADD CONSTRAINT "chapter_invites_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_invites" ADD CONSTRAINT "chapter_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_seat_holds" ADD CONSTRAINT "chapter_seat_holds_invite_id_chapter_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."chapter_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_seat_holds" ADD CONSTRAINT "chapter_seat_holds_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_invites_chapter" ON "chapter_invites" USING btree ("chapter_id","inviter_id");--> statement-breakpoint
CREATE INDEX "chapter_invites_inviter" ON "chapter_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "chapter_invites_expires" ON "chapter_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chapter_seat_holds_chapter" ON "chapter_seat_holds" USING btree ("chapter_id","until");--> statement-breakpoint
CREATE INDEX "chapter_seat_holds_invite" ON "chapter_seat_holds" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "chapter_seat_holds_until" ON "chapter_seat_holds" USING btree ("until");--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_fee_per_is_known" CHECK ("fee_per" in ('meeting', 'month', 'quarter', 'year'));