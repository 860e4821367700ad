import type { FieldValues } from "react-hook-form";
import { ArrowLeft, ArrowRight, Eye, Pencil } from "lucide-react";
import { useSlow } from "./use-slow.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { StepForm } from "../use-step-form.ts";
import { FootBar } from "./foot-bar.tsx";

interface SaveBarProps<Values extends FieldValues, Step extends string> {
  state: StepForm<Values, Step>;
  saveLabel: string;
  /** Save is the main button. In a new form it is Next, until the last step. */
  saveFirst: boolean;
  busy: boolean;
  /** 0 to 1 while pictures are on their way. */
  progress: number | undefined;
  /** Where a preview takes the place of the form on a small screen. */
  preview?: { isOpen: boolean; toggle: () => void };
  onSave: () => void;
}

/** Of a form that is saved when its owner says so. The one submit button is what Enter does. */
export function SaveBar<Values extends FieldValues, Step extends string>(props: SaveBarProps<Values, Step>) {
  const { state, saveLabel, saveFirst, busy, progress, preview, onSave } = props;
  const { steps, advance } = state;
  const previewing = preview?.isOpen ?? false;
  const inert = !useHydrated();
  const slow = useSlow(busy);
  const saveIsMain = saveFirst || !steps.next;
  return (
    <FootBar>
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
            className="min-w-11 max-sm:px-2.5"
            aria-disabled={previewing}
            onClick={() => steps.previous && steps.open(steps.previous)}
          >
            <ArrowLeft /> <span className="max-sm:sr-only">Back</span>
          </Button>
        )}
        {preview && (
          <Button variant="ghost" className="max-sm:px-2.5 lg:hidden" onClick={preview.toggle}>
            {previewing ? <Pencil /> : <Eye />} {previewing ? "Edit" : "Preview"}
          </Button>
        )}
        <span className="flex-1" />
        {saveIsMain && steps.next && <NextButton disabled={previewing} onNext={() => void advance()} />}
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
    </FootBar>
  );
}

function NextButton({ disabled, onNext }: { disabled: boolean; onNext: () => void }) {
  return (
    <Button
      variant="ghost"
      aria-label="Next step"
      className="max-sm:px-2.5"
      aria-disabled={disabled}
      onClick={onNext}
    >
      <span className="max-sm:sr-only">Next</span> <ArrowRight />
    </Button>
  );
}
