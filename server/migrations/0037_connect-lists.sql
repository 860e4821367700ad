DROP INDEX "comments_of_post";--> statement-breakpoint
DROP INDEX "bookmarks_collection";--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "comments" USING btree ("post_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "bookmarks_collection" ON "bookmarks" USING btree ("collection_id","at" DESC NULLS FIRST,"post_id");