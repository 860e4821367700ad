import { eq } from "drizzle-orm";
import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { AdminContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { changed } from "../../../registry/changed.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { archive, reopen } from "./archive-chapter.ts";
import { findChapter, lockChapter } from "./chapter-queries.ts";
import { chapters } from "./chapters.table.ts";
import { notifyOfficers } from "./members/notify-officers.ts";
import { planMeetings } from "./plan-meetings.ts";
import { refusingTakenName } from "./taken-once.ts";

interface Decision {
  action: "suspend" | "restore";
  reason: string;
}

/** Suspends a chapter, which only its members then see, or restores it. */
export async function decideChapter(ctx: AdminContext, id: string, decision: Decision) {
  const { city } = await findChapter(ctx.db, id);
  // An archived chapter does not hold its name, so another one may have it.
  return refusingTakenName(city, () => decide(ctx, id, decision));
}

const decide = (ctx: AdminContext, id: string, { action, reason }: Decision) =>
  asAdmin(ctx, async (tx, record) => {
    const before = await lockChapter(tx, id);
    const isSuspended = before.status === "suspended";
    if (isSuspended === (action === "suspend")) throw wrongState(CHAPTER_TEXT.notDecidable[action]);
    if (action === "suspend") {
      await tx
        .update(chapters)
        .set({ status: "suspended", suspendedFor: reason, ...nextVersion(before, ctx.now) })
        .where(eq(chapters.id, id));
      await planMeetings(ctx, tx, id);
    } else if (before.seated > 0) await reopen(ctx, tx, before);
    // All members have left the chapter meanwhile.
    else await archive(ctx, tx, before);
    await notifyOfficers(ctx, tx, id, {
      news: "chapter.decision",
      with: {
        chapter: before.name,
        isSuspended: action === "suspend",
        ...(action === "suspend" && { reason }),
      },
      targetUrl: chapterPath(id),
      about: `chapter:${id}:${action}:${before.version}`,
    });
    await changed(ctx, tx, "chapter", [id]);
    const after = await findChapter(tx, id);
    record({
      action: `chapter.${action}`,
      targetType: "chapter",
      targetId: id,
      before,
      after,
      reason,
      destructive: action === "suspend",
    });
    return { status: after.status };
  });
