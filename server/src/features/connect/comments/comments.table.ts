import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { atLeast } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { posts, type StoredMention } from "../posts/posts.table.ts";

export const comments = pgTable(
  "comments",
  {
    id: text("id").primaryKey(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** The comment that it replies to, which is no reply itself. */
    parentId: text("parent_id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    mentions: jsonb("mentions").$type<StoredMention[]>().notNull().default([]),
    /** Counts change in the transaction that changes the counted rows. */
    replies: integer("replies").notNull().default(0),
    createdAt: time("created_at").notNull(),
    editedAt: time("edited_at"),
    deletedAt: time("deleted_at"),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete("cascade"),
    index("comments_of_post").on(table.postId, table.parentId, table.id),
    index("comments_replies")
      .on(table.parentId, table.id)
      .where(sql`${table.parentId} is not null`),
    index("comments_member").on(table.memberId, table.postId),
    atLeast(table.replies, 0),
  ],
);
export type CommentRow = typeof comments.$inferSelect;
