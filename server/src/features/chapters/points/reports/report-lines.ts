import { CHAPTER_ROLE_LABEL } from "@cardplaza/contract/chapters/chapter-words";
import { PERIOD_LABEL, type Light, type Period } from "@cardplaza/contract/chapters/points-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { dayInWords } from "@cardplaza/contract/date-words";
import { money } from "../../../../platform/pdf/pdf-words.ts";
import type { Report, ReportRow } from "./read-report.ts";

/** How many rows fit on the page. */
export const MAX_REPORT_ROWS = 45;
const LIGHT_WORD: Record<Light, string> = { green: "Green", amber: "Amber", red: "Red", grey: "Grey" };

/** All texts of the report's page. */
export function reportLines({ chapter, rows, total, thankedPaise }: Report, period: Period, now: Date) {
  const facts: [string, string][] = [
    ["Members", String(rows.length)],
    ["Attendance", total.attended === null ? "–" : `${total.attended} %`],
    ["Referrals given", String(total.given)],
    ["Referrals won", String(total.won)],
    ["One-to-ones", String(total.oneToOnes)],
    ["Visitors", String(total.visitors)],
    ["Points", String(total.points)],
  ];
  if (thankedPaise !== null) facts.push(["Business brought", money(thankedPaise)]);
  return {
    title: chapter.name,
    about: `${chapter.city} · ${PERIOD_LABEL[period]} · ${dayInWords(now)}`,
    facts,
    rows: rows.slice(0, MAX_REPORT_ROWS).map(cellsOf),
    more: rows.length > MAX_REPORT_ROWS ? `and ${rows.length - MAX_REPORT_ROWS} more` : "",
  };
}

function cellsOf({ member, figures }: ReportRow): string[] {
  const { role, category } = member.membership;
  const trade = [role === "member" ? "" : CHAPTER_ROLE_LABEL[role], categoryName(category)];
  return [
    member.rank === null ? "" : String(member.rank),
    shortened(member.name, 26),
    shortened(trade.filter(Boolean).join(", "), 26),
    figures.attended === null ? "" : `${figures.attended} %`,
    String(figures.given),
    String(member.points),
    member.rank === null ? "On leave" : LIGHT_WORD[member.light],
  ];
}

/** A row has one line. */
function shortened(text: string, most: number): string {
  const letters = Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text));
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}…`;
}

export type ReportLines = ReturnType<typeof reportLines>;
