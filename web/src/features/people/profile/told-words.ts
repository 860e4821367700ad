import { monthInWords } from "@cardplaza/contract/date-words";
import type { Education, Experience } from "@cardplaza/contract/people/profile";

/** "April 2019 – now · 2 years 3 months"; the first and the last month both count. */
export function timeText({ from, to }: Pick<Experience, "from" | "to">, now: Date): string {
  const end = to ?? now.toISOString().slice(0, 7);
  const length = lengthText(monthsOf(end) - monthsOf(from) + 1);
  return `${monthInWords(from)} – ${to ? monthInWords(to) : "now"}${length && ` · ${length}`}`;
}

const monthsOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

function lengthText(months: number): string {
  if (months < 1) return "";
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [counted(years, "year"), counted(rest, "month")].filter(Boolean).join(" ");
}

const counted = (count: number, one: string) =>
  count === 0 ? "" : `${count} ${one}${count === 1 ? "" : "s"}`;

/** "2005 – 2009", or what there is of it. */
export function yearsText({ from, to }: Pick<Education, "from" | "to">): string {
  if (from !== null && to !== null) return from === to ? String(from) : `${from} – ${to}`;
  if (from !== null) return `Since ${from}`;
  return to === null ? "" : String(to);
}

/** How a link elsewhere is named: "linkedin.com/in/asha". */
export const linkText = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
