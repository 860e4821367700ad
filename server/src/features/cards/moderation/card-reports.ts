import { MODERATION_TEXT } from "@cardplaza/contract/moderation/moderation-words";
import { conflict } from "../../../platform/refusals.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { findCardSeenBy, mayEdit } from "../card-queries.ts";

export const cardReports: ReportTarget = {
  type: "card",
  async requireReportable({ member, now }, tx, id) {
    const { card } = await findCardSeenBy({ db: tx, member, now }, id);
    if (mayEdit(card, member)) throw conflict(MODERATION_TEXT.reportedOwn);
  },
};
