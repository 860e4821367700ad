import type { ListingStep } from "@cardplaza/contract/directory/listing-rules";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useListing } from "./form-context.ts";
import { STEPS } from "./listing-steps.ts";
import { SaveState } from "./save-state.tsx";

interface ListingBarProps {
  step: ListingStep;
  busy: boolean;
  onOpen: (step: ListingStep) => void;
  onPublish: () => void;
}

/** Always in sight at the foot of the form: what is saved, back and on, and at the end Publish. */
export function ListingBar({ step, busy, onOpen, onPublish }: ListingBarProps) {
  const { saver, state } = useListing();
  const at = STEPS.indexOf(step);
  const [previous, next] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <div
      data-foot-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-h-5 min-w-[min(100%,10rem)] flex-1">
          <SaveState />
        </div>
        <div className="ml-auto flex items-center gap-2">
          {previous && (
            <Button variant="ghost" onClick={() => onOpen(previous)}>
              <ArrowLeft /> Back
            </Button>
          )}
          {!saver.autosaves && (
            <Button
              variant={next ? "secondary" : "primary"}
              busy={state.phase === "saving"}
              aria-disabled={state.phase !== "unsaved" && state.phase !== "failed"}
              onClick={() => void saver.flush()}
            >
              Save changes
            </Button>
          )}
          {next && (
            <Button type="submit">
              Next <ArrowRight />
            </Button>
          )}
          {!next && saver.autosaves && (
            <Button type="submit" busy={busy} onClick={onPublish}>
              Publish
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
