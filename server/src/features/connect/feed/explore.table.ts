import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { atLeast } from "../../../platform/column-rules.ts";
import { posts } from "../posts/posts.table.ts";

/** The best public posts of the last seven days, replaced every few minutes. */
export const exploredPosts = pgTable(
  "explored_posts",
  {
    place: integer("place").primaryKey(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [index("explored_posts_post").on(table.postId), atLeast(table.place, 1)],
);

/** What people talk about in these days. */
export const exploredTags = pgTable(
  "explored_tags",
  {
    place: integer("place").primaryKey(),
    tag: text("tag").notNull(),
    posts: integer("posts").notNull(),
  },
  (table) => [atLeast(table.place, 1), atLeast(table.posts, 1)],
);
