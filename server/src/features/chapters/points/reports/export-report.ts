import { CHAPTER_ROLE_LABEL } from "@cardplaza/contract/chapters/chapter-words";
import type { Period } from "@cardplaza/contract/chapters/points-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../../../context.ts";
import { toCsv } from "../../../../platform/csv.ts";
import { fileResponse } from "../../../../platform/http/file-response.ts";
import { readReport, type ReportRow, type ReportTotal } from "./read-report.ts";

/** What each member did, for a spreadsheet, with the sums in the last row. */
export async function exportReport(
  ctx: MemberContext,
  chapterId: string,
  period: Period,
): Promise<ApiResponse<RawBody>> {
  const { rows, total, thankedPaise } = await readReport(ctx, chapterId, period);
  const money = { "Business brought (₹)": thankedPaise === null ? "" : thankedPaise / 100 };
  const lines = [
    ...rows.map(lineOf),
    { Member: "Total", Role: "", Category: "", ...figuresOf(total), Points: total.points, ...money },
  ];
  return fileResponse(toCsv(lines), { plainName: `report-${period}.csv` });
}

const lineOf = ({ member, figures }: ReportRow) => ({
  Member: member.name,
  Role: CHAPTER_ROLE_LABEL[member.membership.role],
  Category: categoryName(member.membership.category),
  ...figuresOf(figures),
  Points: member.points,
});

const figuresOf = ({ attendance, ...figures }: Omit<ReportTotal, "points">) => ({
  Present: attendance.present,
  Late: attendance.late,
  Substitute: attendance.substitute,
  "Medical leave": attendance.medical,
  Absent: attendance.absent,
  "Attendance %": figures.attended ?? "",
  "Referrals given": figures.given,
  "Referrals received": figures.received,
  "Referrals accepted": figures.accepted,
  "Referrals won": figures.won,
  "One-to-ones": figures.oneToOnes,
  Visitors: figures.visitors,
});
