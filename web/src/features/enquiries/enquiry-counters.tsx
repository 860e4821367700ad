import type { EnquiryCounts } from "@cardplaza/contract/enquiries/enquiry-inbox";
import { shownCount } from "@cardplaza/contract/counts";
import { spanWords } from "@cardplaza/contract/enquiries/reply-time";
import { Counter } from "../../ui/counter.tsx";

const figure = (count: number | undefined) => (count === undefined ? undefined : shownCount(count));

interface EnquiryCountersProps {
  counts: EnquiryCounts | undefined;
  /** Percent of the last enquiries that got an answer. */
  replyRate?: number | null;
}

export function EnquiryCounters({ counts, replyRate = null }: EnquiryCountersProps) {
  return (
    <div
      role="group"
      aria-label="Enquiries so far"
      className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      <Counter label="New" value={figure(counts?.new)} />
      <Counter label="Open" value={figure(counts?.open)} />
      <Counter label="Won" value={figure(counts?.won)} />
      <Counter
        label="Avg reply"
        value={counts && (counts.avgReplyMin === null ? "–" : spanWords(counts.avgReplyMin))}
        note={replyRate === null ? undefined : `${replyRate}% answered`}
      />
    </div>
  );
}
