import type { LeadCounts } from "@cardplaza/contract/leads/received-leads";
import { Counter } from "../../ui/counter.tsx";

const COUNTERS = [
  ["total", "Total"],
  ["pending", "Pending"],
  ["contacted", "Contacted"],
  ["completed", "Completed"],
] as const;

/** Chips on a phone, where the leads come first. */
const AS_CHIP =
  "max-sm:flex max-sm:[container-type:normal] max-sm:items-baseline max-sm:gap-1.5 max-sm:rounded-full max-sm:px-3 max-sm:py-1 max-sm:[&_*]:mt-0 max-sm:[&_p]:text-sm";

export function LeadCounters({ counts }: { counts: LeadCounts | undefined }) {
  return (
    <div
      role="group"
      aria-label="Leads by status"
      className="mb-4 flex flex-wrap gap-2 sm:mb-6 sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4"
    >
      {COUNTERS.map(([key, label]) => (
        <Counter key={key} label={label} value={counts?.[key].toLocaleString("en-IN")} className={AS_CHIP} />
      ))}
    </div>
  );
}
