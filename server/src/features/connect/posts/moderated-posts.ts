import { and, eq, isNull } from "drizzle-orm";
import { POST_DECISIONS, POST_TEXT, postPath } from "@cardplaza/contract/connect/post-words";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { moderated } from "../../audit/moderated.ts";
import { dismissReports } from "../../moderation/dismiss-reports.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { authorsToNotify } from "./notify-about-post.ts";
import { notifyMentioned } from "./notify-mentioned.ts";
import { posts } from "./posts.table.ts";
import { presentPosts } from "./present-posts.ts";
import { saveTags } from "./save-tags.ts";

/** A post that waits is shown, or one is removed with a reason for its author. */
export const moderatedPosts = moderated({
  kind: "post",
  actions: POST_DECISIONS,
  against: ["remove"],
  notFound: POST_TEXT.notFound,
  async show({ db, now }, id) {
    const rows = await db.select().from(posts).where(eq(posts.id, id));
    return (await presentPosts({ db, now, member: null }, rows))[0];
  },
  async lock(_ctx, tx, id) {
    const isThis = and(eq(posts.id, id), isNull(posts.deletedAt));
    return (await tx.select().from(posts).where(isThis).for("no key update"))[0];
  },
  rowOf: (post) => post,
  refuse({ status }, { action }) {
    const isPossible = action === "approve" ? status === "waiting" : status !== "removed";
    return isPossible ? undefined : wrongState(POST_TEXT.notNow[action]);
  },
  async change(ctx, tx, before, { action, reason = "" }) {
    const isApproved = action === "approve";
    const after = one(
      await tx
        .update(posts)
        .set({
          status: isApproved ? "published" : "removed",
          statusReason: isApproved ? "" : reason,
          decidedBy: ctx.admin.id,
          decidedAt: ctx.now,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(posts.id, before.id))
        .returning(),
    );
    if (isApproved) await dismissReports(tx, "post", before.id, ctx.now);
    await saveTags(tx, after);
    await changed(ctx, tx, "post", [before.id]);
    return after;
  },
  async notify(ctx, tx, { after, decision: { action, reason = "" } }) {
    await notifyMentioned(ctx, tx, after);
    const isPublished = action === "approve";
    const notice = {
      news: "post.decision" as const,
      with: { isPublished, ...(!isPublished && { reason }) },
      targetUrl: isPublished ? postPath(after.id) : "/plazy",
      about: `post:${after.id}:${action}:${after.version}`,
    };
    const authors = await authorsToNotify(tx, after);
    await notifyAll(
      ctx,
      tx,
      authors.map((to) => ({ ...notice, to })),
    );
  },
});
