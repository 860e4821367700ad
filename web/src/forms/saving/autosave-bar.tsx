import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { Steps } from "../steps/use-steps.ts";
import { FootBar } from "./foot-bar.tsx";
import { SaveState, type SaveStateProps } from "./save-state.tsx";
import { useSaverState } from "./use-saver-state.ts";

interface AutosaveBarProps<Step extends string> extends SaveStateProps {
  steps: Pick<Steps<Step>, "previous" | "next">;
  /** The publishing is under way. */
  busy: boolean;
  onOpen: (step: Step) => void;
  onPublish: () => void;
}

/** Of a form that saves itself until it is published: what is saved, back and on, and at the end Publish. */
export function AutosaveBar<Step extends string>(props: AutosaveBarProps<Step>) {
  const { steps, saver, busy, onOpen, onPublish } = props;
  const { previous, next } = steps;
  const { phase } = useSaverState(saver);
  return (
    <FootBar>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-h-5 min-w-[min(100%,10rem)] flex-1">
          <SaveState {...props} />
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
              busy={phase === "saving"}
              aria-disabled={phase !== "unsaved" && phase !== "failed"}
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
    </FootBar>
  );
}
