ALTER TABLE "post_edits" DROP CONSTRAINT "post_edits_visibility_is_known";--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_visibility_is_known";--> statement-breakpoint
DROP INDEX "posts_author";--> statement-breakpoint
DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_member";--> statement-breakpoint
ALTER TABLE "post_edits" ADD COLUMN "chapter_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "chapter_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "source_id" text GENERATED ALWAYS AS (coalesce("posts"."chapter_id", "posts"."company_id", "posts"."member_id")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_edits_chapter" ON "post_edits" USING btree ("chapter_id") WHERE "post_edits"."chapter_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_source" ON "posts" USING btree ("source_id","id" DESC NULLS FIRST) WHERE "posts"."status" = 'published' and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_chapter" ON "posts" USING btree ("chapter_id") WHERE "posts"."chapter_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("id" DESC NULLS FIRST,"source_id","visibility") WHERE "posts"."status" = 'published' and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_member" ON "posts" USING btree ("member_id","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "author_id";--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_chapter_id_given" CHECK (("visibility" = 'chapter') = ("chapter_id" is not null));--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_visibility_is_known" CHECK ("visibility" in ('public', 'connections', 'chapter'));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_chapter_id_given" CHECK (("visibility" = 'chapter') = ("chapter_id" is not null));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_visibility_is_known" CHECK ("visibility" in ('public', 'connections', 'chapter'));