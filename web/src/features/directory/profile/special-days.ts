import { wrongWithDay } from "@cardplaza/contract/directory/hours/hours-rules";
import type { SpecialDay } from "@cardplaza/contract/directory/listing-words";

/** What is wrong with special days, by their place in the list. */
export function wrongWithSpecialDays(days: readonly SpecialDay[], today: string): Record<number, string> {
  const wrong: Record<number, string> = {};
  for (const [at, { date, closed, ranges }] of days.entries()) {
    const isRepeated = days.findIndex((other) => other.date === date) < at;
    const problem = !date
      ? "Enter a date."
      : date < today
        ? "This day is over."
        : isRepeated
          ? "This day is there already."
          : closed
            ? null
            : ranges.length === 0
              ? "Enter when you are open."
              : wrongWithDay(ranges);
    if (problem) wrong[at] = problem;
  }
  return wrong;
}
