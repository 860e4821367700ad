import { firstMonth, monthOf } from "@cardplaza/contract/chapters/points-rules";
import type { Period } from "@cardplaza/contract/chapters/points-words";
import type { MemberContext } from "../../../../context.ts";
import { findChapterRunBy } from "../../chapter/chapter-queries.ts";
import { rankMembers, type RankedMember } from "../ranked-members.ts";
import { sumThanks } from "../sum-thanks.ts";
import { readFigures, shareOf, type MemberFigures } from "./member-figures.ts";

export interface ReportRow {
  member: RankedMember;
  figures: MemberFigures;
}

/** What each member did in a period, in the order of the leaderboard, and all of them together. */
export async function readReport({ db, member, now }: MemberContext, chapterId: string, period: Period) {
  const { chapter } = await findChapterRunBy(db, chapterId, member.id);
  const from = firstMonth(period, monthOf(now));
  const ranked = await rankMembers(db, chapterId, period, now);
  const ids = ranked.map(({ membership }) => membership.memberId);
  const figures = await readFigures(db, chapterId, ids, from);
  const rows = ranked.map((each) => ({ member: each, figures: figures.get(each.membership.memberId)! }));
  return { chapter, from, rows, total: addUp(rows), thankedPaise: await sumThanks(db, chapterId, from) };
}
export type Report = Awaited<ReturnType<typeof readReport>>;

export interface ReportTotal extends MemberFigures {
  points: number;
}

/** A one-to-one of two members is in both their rows, and so twice in the sum. */
function addUp(rows: readonly ReportRow[]): ReportTotal {
  const sum = (of: (row: ReportRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const attendance = {
    present: sum(({ figures }) => figures.attendance.present),
    late: sum(({ figures }) => figures.attendance.late),
    substitute: sum(({ figures }) => figures.attendance.substitute),
    medical: sum(({ figures }) => figures.attendance.medical),
    absent: sum(({ figures }) => figures.attendance.absent),
  };
  return {
    attendance,
    attended: shareOf(attendance),
    given: sum(({ figures }) => figures.given),
    received: sum(({ figures }) => figures.received),
    accepted: sum(({ figures }) => figures.accepted),
    won: sum(({ figures }) => figures.won),
    oneToOnes: sum(({ figures }) => figures.oneToOnes),
    visitors: sum(({ figures }) => figures.visitors),
    points: sum(({ member }) => member.points),
  };
}
