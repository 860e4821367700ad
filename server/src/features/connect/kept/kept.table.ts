import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DraftContents } from "@cardplaza/contract/connect/post";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { posts } from "../posts/posts.table.ts";

// What members keep for themselves. Nobody else sees any of it.

const memberId = () =>
  text("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });
const postId = () =>
  text("post_id")
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" });

export const bookmarkCollections = pgTable(
  "bookmark_collections",
  {
    id: text("id").primaryKey(),
    memberId: memberId(),
    name: text("name").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("bookmark_collections_name").on(table.memberId, table.name)],
);

export const bookmarks = pgTable(
  "bookmarks",
  {
    memberId: memberId(),
    postId: postId(),
    /** The collection; null for bookmarks in none. */
    collectionId: text("collection_id").references(() => bookmarkCollections.id, { onDelete: "set null" }),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.postId] }),
    index("bookmarks_newest").on(table.memberId, table.at.desc().nullsFirst(), table.postId),
    index("bookmarks_collection").on(table.collectionId, table.at.desc().nullsFirst(), table.postId),
    index("bookmarks_post").on(table.postId),
  ],
);

/** Posts that the member hid from their feed. */
export const hiddenPosts = pgTable(
  "hidden_posts",
  { memberId: memberId(), postId: postId(), at: time("at").notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.postId] }),
    index("hidden_posts_post").on(table.postId),
  ],
);

/** The member gets no notifications about these. */
export const mutedPosts = pgTable(
  "muted_posts",
  { memberId: memberId(), postId: postId(), at: time("at").notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.postId] }),
    index("muted_posts_post").on(table.postId),
  ],
);

export const postDrafts = pgTable(
  "post_drafts",
  {
    id: text("id").primaryKey(),
    memberId: memberId(),
    contents: jsonb("contents").$type<DraftContents>().notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [index("post_drafts_member").on(table.memberId, table.updatedAt.desc().nullsFirst())],
);
