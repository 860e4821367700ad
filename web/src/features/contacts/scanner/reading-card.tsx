import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import type { ReadingProgress } from "../../cards/paper-card/read-paper-card.ts";
import { useFocusOnce } from "./use-focus-once.ts";

const STEPS = { loading: "Getting ready to read", reading: "Reading the card" } as const;

/** How far it is, in words and per cent; the reader can be stopped at any time. */
export function ReadingCard({ progress, onCancel }: { progress?: ReadingProgress; onCancel: () => void }) {
  const heading = useFocusOnce();
  const words = progress ? STEPS[progress.step] : "Looking at the picture";
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        One moment
      </h2>
      <div className="grid w-full grid-cols-1 gap-2">
        <div className="flex justify-between gap-4 text-sm">
          <p role="status">{words}</p>
          {progress && (
            <p aria-hidden="true" className="text-muted tabular-nums">
              {Math.round(progress.share * 100)} %
            </p>
          )}
        </div>
        <ProgressBar label={words} value={progress?.share ?? 0} />
      </div>
      <p className="text-sm text-pretty text-muted">
        The picture is read here, in your browser. It is not uploaded.
      </p>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
