import { eq } from "drizzle-orm";
import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { changed } from "../../../registry/changed.ts";
import type { Decision } from "../../../registry/moderated.ts";
import { moderated } from "../../audit/moderated.ts";
import { archive, reopen } from "./archive-chapter.ts";
import { findChapter, lockChapter } from "./chapter-queries.ts";
import { findChapterSubjects } from "./chapter-subjects.ts";
import { chapters, type ChapterRow } from "./chapters.table.ts";
import { notifyOfficers } from "./members/notify-officers.ts";
import { planMeetings } from "./plan-meetings.ts";
import { refusingTakenName } from "./chapter-conflicts.ts";

/** A chapter is suspended, and only its members see it then, or it is restored. */
export const moderatedChapters = moderated({
  kind: "chapter",
  actions: ["suspend", "restore"],
  against: ["suspend"],
  cases: {
    type: "chapter",
    noun: "chapter",
    find: findChapterSubjects,
    meanings: { restore: "show", suspend: "hide" },
  },
  async show({ db }, id) {
    const { status } = await findChapter(db, id);
    return { status };
  },
  lock: (_ctx, tx, id) => lockChapter(tx, id),
  rowOf: (chapter) => chapter,
  refuse: ({ status }, { action }) =>
    (status === "suspended") === (action === "suspend")
      ? wrongState(CHAPTER_TEXT.notDecidable[action])
      : undefined,
  // An archived chapter does not hold its name, so another one may have it.
  change: (ctx, tx, before, decision) =>
    refusingTakenName(before.city, async () => {
      await suspendOrRestore(ctx, tx, before, decision);
      await changed(ctx, tx, "chapter", [before.id]);
      return findChapter(tx, before.id);
    }),
  async notify(ctx, tx, { before: { id, name, version }, decision: { action, reason } }) {
    const isSuspended = action === "suspend";
    await notifyOfficers(ctx, tx, id, {
      news: "chapter.decision",
      with: { chapter: name, isSuspended, ...(isSuspended && { reason }) },
      targetUrl: chapterPath(id),
      about: `chapter:${id}:${action}:${version}`,
    });
  },
});

async function suspendOrRestore(
  ctx: AdminContext,
  tx: Tx,
  before: ChapterRow,
  { action, reason = "" }: Decision<"suspend" | "restore">,
): Promise<void> {
  if (action === "suspend") {
    await tx
      .update(chapters)
      .set({ status: "suspended", suspendedFor: reason, ...nextVersion(before, ctx.now) })
      .where(eq(chapters.id, before.id));
    await planMeetings(ctx, tx, before.id);
  } else if (before.seated > 0) await reopen(ctx, tx, before);
  // Everybody has left it meanwhile.
  else await archive(ctx, tx, before);
}
