import { eq } from "drizzle-orm";
import { POST_TEXT, postPath, type POST_DECISIONS } from "@cardplaza/contract/connect/post-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, stale, wrongState } from "../../../platform/refusals.ts";
import { isStale, nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { dismissReports } from "../../moderation/dismiss-reports.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { authorsToNotify } from "./notify-about-post.ts";
import { notifyMentioned } from "./notify-mentioned.ts";
import { posts, type PostRow } from "./posts.table.ts";
import { presentPosts, type PostJson } from "./present-posts.ts";
import { saveTags } from "./save-tags.ts";

type Action = (typeof POST_DECISIONS)[number];
interface Decision {
  action: Action;
  reason?: string;
  version: number;
}

/** Shows a post that waits, or removes one with a reason for its author. */
export function decidePost(ctx: AdminContext, id: string, { action, reason = "", version }: Decision) {
  return asAdmin(ctx, async (tx, record): Promise<PostJson> => {
    const [before] = await tx.select().from(posts).where(eq(posts.id, id)).for("no key update");
    if (!before || before.deletedAt) throw notFound(POST_TEXT.notFound);
    if (isStale(before, { version })) throw stale();
    const isPossible = action === "approve" ? before.status === "waiting" : before.status !== "removed";
    if (!isPossible) throw wrongState(POST_TEXT.notNow[action]);
    const after = one(
      await tx
        .update(posts)
        .set({
          status: action === "approve" ? "published" : "removed",
          statusReason: action === "approve" ? "" : reason,
          decidedBy: ctx.admin.id,
          decidedAt: ctx.now,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(posts.id, id))
        .returning(),
    );
    if (action === "approve") await dismissReports(tx, "post", id, ctx.now);
    await saveTags(tx, after);
    await notifyMentioned(ctx, tx, after);
    await notifyAuthors(ctx, tx, after, action, reason);
    await changed(ctx, tx, "post", [id]);
    record({
      action: `post.${action}`,
      targetType: "post",
      targetId: id,
      before,
      after,
      reason,
      destructive: action === "remove",
    });
    return one(await presentPosts({ db: tx, now: ctx.now, member: null }, [after]));
  });
}

async function notifyAuthors(
  ctx: AdminContext,
  tx: Tx,
  post: PostRow,
  action: Action,
  reason: string,
): Promise<void> {
  const isPublished = action === "approve";
  const notice = {
    news: "post.decision" as const,
    with: { isPublished, ...(!isPublished && { reason }) },
    targetUrl: isPublished ? postPath(post.id) : "/plazy",
    about: `post:${post.id}:${action}:${post.version}`,
  };
  const authors = await authorsToNotify(tx, post);
  await notifyAll(
    ctx,
    tx,
    authors.map((to) => ({ ...notice, to })),
  );
}
