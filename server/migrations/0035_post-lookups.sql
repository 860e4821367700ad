ALTER TABLE "link_previews" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "post_reactions_newest" ON "post_reactions" USING btree ("post_id","at" DESC NULLS FIRST,"member_id");--> statement-breakpoint
CREATE INDEX "posts_text" ON "posts" USING btree ("text_hash","id");--> statement-breakpoint
CREATE INDEX "posts_decided_by" ON "posts" USING btree ("decided_by") WHERE "posts"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "posts_to_erase" ON "posts" USING btree ("deleted_at") WHERE "posts"."deleted_at" is not null and "posts"."body" <> '';