import { PERIOD_LABEL, type Period } from "@cardplaza/contract/chapters/points-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Counter } from "../../../ui/counter.tsx";
import { BoardFailure } from "./board-states.tsx";
import { usePoints } from "./point-entries.tsx";
import { PointsSheet } from "./points-sheet.tsx";

/** A member's own points, which are free. */
export function OwnPoints({ chapterId, period }: { chapterId: string; period: Period }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = usePoints({ chapterId, period });
  if (error && !data)
    return <BoardFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  const total = data?.pages[0]?.total;
  return (
    <div className="mb-5 flex flex-wrap items-end gap-4">
      <Counter
        className="min-w-56"
        label="Your points"
        value={total?.toLocaleString("en-IN")}
        note={PERIOD_LABEL[period]}
      />
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        See how points work
      </Button>
      {isOpen && (
        <PointsSheet
          chapterId={chapterId}
          period={period}
          title="Your points"
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
