import type { SourceMonth } from "@cardplaza/contract/chapters/referral";
import {
  BUSINESS_SOURCE_LABEL,
  BUSINESS_SOURCES,
  type BusinessSource,
} from "@cardplaza/contract/chapters/referral-words";
import { monthInWords } from "@cardplaza/contract/date-words";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { cn } from "../../../ui/class-names.ts";
import { shortAmount, totalOf } from "./source-months.ts";
import { paise } from "./referral-words.ts";

const FILL: Record<BusinessSource, string> = {
  lead: "bg-accent",
  enquiry: "bg-star",
  chapter: "bg-brand",
  cross_chapter: "bg-positive",
};

type Month = (typeof SourceMonth)["_output"];

/** A bar for each month, made of the sources; the figures are in the table below it. */
export function SourceChart({ months }: { months: readonly Month[] | undefined }) {
  const shown = months?.some((month) => totalOf(month) > 0) ? months : [];
  const top = Math.max(1, ...shown.map(totalOf));
  const used = BUSINESS_SOURCES.filter((source) => shown.some(({ amounts }) => amounts[source]));
  return (
    <ChartFrame
      title="Business by month"
      loading={!months}
      emptyText="No business in these months yet"
      figures={{
        columns: ["Month", ...used.map((source) => BUSINESS_SOURCE_LABEL[source]), "Together"],
        rows: shown.map((month) => [
          monthInWords(month.month),
          ...used.map((source) => paise(month.amounts[source] ?? 0)),
          paise(totalOf(month)),
        ]),
      }}
    >
      <div className="flex h-full flex-col">
        <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
          {used.map((source) => (
            <li key={source} className="inline-flex items-center gap-1.5">
              <span className={cn("size-2.5 rounded-[3px]", FILL[source])} />
              {BUSINESS_SOURCE_LABEL[source]}
            </li>
          ))}
        </ul>
        <div aria-hidden="true" className="flex min-h-0 flex-1 items-end gap-1.5 sm:gap-3">
          {shown.map((month) => (
            <div key={month.month} className="flex h-full min-w-0 flex-1 flex-col">
              <div className="flex min-h-0 flex-1 flex-col justify-end">
                <p className="truncate text-center text-xs text-muted tabular-nums max-sm:hidden">
                  {totalOf(month) > 0 && shortAmount(totalOf(month))}
                </p>
                <div
                  className="mx-auto mt-1 flex w-full max-w-12 flex-col-reverse gap-px overflow-hidden rounded-t-[4px]"
                  // The rest is for the amount above it.
                  style={{ height: `${(totalOf(month) / top) * 84}%` }}
                  title={`${monthInWords(month.month)}: ${paise(totalOf(month))}`}
                >
                  {used.map((source) => (
                    <div
                      key={source}
                      className={FILL[source]}
                      style={{
                        height: `${((month.amounts[source] ?? 0) / Math.max(1, totalOf(month))) * 100}%`,
                      }}
                    />
                  ))}
                </div>
              </div>
              <p className="truncate border-t border-line pt-1 text-center text-xs text-muted">
                {monthInWords(month.month).slice(0, 3)}
              </p>
            </div>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}
