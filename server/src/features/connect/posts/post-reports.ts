import { eq } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { conflict } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { changed } from "../../../registry/changed.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { countCredibleReporters } from "../../moderation/report-queries.ts";
import { hiddenPosts } from "../kept/kept.table.ts";
import { findPostSeenBy, isPostWrittenBy } from "./post-queries.ts";
import { posts } from "./posts.table.ts";
import { saveTags } from "./save-tags.ts";

/** Many accounts of one office are one opinion. */
const NETWORKS_TO_HIDE = 3;

export const postReports: ReportTarget = {
  type: "post",
  async requireReportable({ member }, tx, id) {
    // Locked, so that of two reports at once the second counts both.
    const post = await findPostSeenBy(tx, member.id, id, "no key update");
    if (await isPostWrittenBy(tx, member.id, post.id)) throw conflict(POST_TEXT.own);
  },
  /** Hidden for the reporter at once, and for all after several credible reporters, until a moderator looks. */
  async onReported(ctx, tx, id) {
    const { member, now, config } = ctx;
    await tx.insert(hiddenPosts).values({ memberId: member.id, postId: id, at: now }).onConflictDoNothing();
    const post = await findPostSeenBy(tx, member.id, id);
    if (post.status !== "published") return;
    const about = { targetType: "post", targetId: id, since: post.decidedAt, now };
    const { reporters, networks } = await countCredibleReporters(tx, about);
    const enough = config.REPORTERS_TO_HIDE;
    if (reporters < enough || networks < Math.min(NETWORKS_TO_HIDE, enough)) return;
    await tx
      .update(posts)
      .set({ status: "waiting", statusReason: `Reported by ${reporters} members`, ...nextVersion(post, now) })
      .where(eq(posts.id, id));
    await saveTags(tx, { ...post, status: "waiting" });
    await changed(ctx, tx, "post", [id]);
  },
};
