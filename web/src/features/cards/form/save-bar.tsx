import { ArrowLeft, ArrowRight, Eye, Pencil } from "lucide-react";
import { useSlow } from "../../../forms/saving/use-slow.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { CardSteps } from "./use-card-steps.ts";

interface SaveBarProps {
  steps: CardSteps;
  saveLabel: string;
  /** Saving is what one came for; in a new card going on is, until the last step. */
  saveFirst: boolean;
  busy: boolean;
  /** 0 to 1 while pictures are on their way. */
  progress: number | undefined;
  previewing: boolean;
  onTogglePreview: () => void;
  onSave: () => void;
}

/** Always in sight at the foot of the form. The one submit button is what Enter does. */
export function SaveBar(props: SaveBarProps) {
  const { steps, saveLabel, saveFirst, busy, progress, previewing, onTogglePreview, onSave } = props;
  const inert = !useHydrated();
  const slow = useSlow(busy);
  const saveIsMain = saveFirst || !steps.next;
  return (
    <div
      data-foot-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6"
    >
      {progress !== undefined && (
        <ProgressBar label="Uploading your pictures" value={progress} className="mb-3" />
      )}
      <p aria-live="polite" className="mb-2 text-xs text-muted empty:hidden">
        {progress !== undefined && progress < 1 && "Uploading your pictures. "}
        {slow && "Still working. Your connection seems slow."}
      </p>
      <div className="flex items-center gap-2">
        {steps.previous && (
          <Button
            variant="ghost"
            aria-label="Previous step"
            className="max-sm:px-2.5"
            aria-disabled={previewing}
            onClick={() => steps.previous && steps.open(steps.previous)}
          >
            <ArrowLeft /> <span className="max-sm:sr-only">Back</span>
          </Button>
        )}
        <Button
          variant="ghost"

          className="max-sm:px-2.5 lg:hidden"
          onClick={onTogglePreview}
        >
          {previewing ? <Pencil /> : <Eye />} {previewing ? "Edit" : "Preview"}
        </Button>
        <span className="flex-1" />
        {saveIsMain && steps.next && <NextButton steps={steps} disabled={previewing} />}
        <Button
          type={saveIsMain ? "submit" : "button"}
          variant={saveIsMain ? "primary" : "secondary"}
          busy={busy}
          disabled={inert}
          className="disabled:opacity-100 max-sm:px-3"
          onClick={saveIsMain ? undefined : onSave}
        >
          {saveLabel}
        </Button>
        {!saveIsMain && (
          <Button type="submit" disabled={inert} className="disabled:opacity-100 max-sm:px-3">
            Next <ArrowRight className="max-sm:hidden" />
          </Button>
        )}
      </div>
    </div>
  );
}

function NextButton({ steps, disabled }: { steps: CardSteps; disabled: boolean }) {
  return (
    <Button
      variant="ghost"
      aria-label="Next step"
      className="max-sm:px-2.5"
      aria-disabled={disabled}
      onClick={() => void steps.advance()}
    >
      <span className="max-sm:sr-only">Next</span> <ArrowRight />
    </Button>
  );
}
