import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { conflict } from "../../../platform/refusals.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { isOfficer, isSeated } from "./chapter-queries.ts";
import { findChapterSeenBy } from "./chapters-seen.ts";

/** Members may report their chapter; those who run it may not. */
export const chapterReports: ReportTarget = {
  type: "chapter",
  async requireReportable(ctx, tx, id) {
    const { own } = await findChapterSeenBy({ ...ctx, db: tx }, id);
    if (own && isSeated(own) && isOfficer(own.role)) throw conflict(CHAPTER_TEXT.ownChapter);
  },
};
