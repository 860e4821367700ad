import { and, eq } from "drizzle-orm";
import { readWaiting } from "../../platform/read-waiting.ts";
import type { AdminQueue } from "../../registry/admin-queue.ts";
import { notDeleted } from "./posts/post-conditions.ts";
import { posts } from "./posts/posts.table.ts";

export const waitingPosts: AdminQueue = {
  name: "posts",
  roles: ["moderator"],
  path: "/admin/posts?kind=post",
  hours: 24,
  read: (db) =>
    readWaiting(db, {
      table: posts,
      where: and(eq(posts.status, "waiting"), notDeleted()),
      since: posts.createdAt,
      orderBy: posts.id,
    }),
};
