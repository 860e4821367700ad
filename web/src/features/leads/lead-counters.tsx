import type { LeadCounts } from "@cardplaza/contract/leads/received-leads";
import { Counter } from "../../ui/counter.tsx";

const COUNTERS = [
  ["total", "Total"],
  ["pending", "Pending"],
  ["contacted", "Contacted"],
  ["completed", "Completed"],
] as const;

export function LeadCounters({ counts }: { counts: LeadCounts | undefined }) {
  return (
    <div
      role="group"
      aria-label="Leads by status"
      className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      {COUNTERS.map(([key, label]) => (
        <Counter key={key} label={label} value={counts?.[key].toLocaleString("en-IN")} />
      ))}
    </div>
  );
}
