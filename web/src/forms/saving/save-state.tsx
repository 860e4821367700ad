import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import type { AutoSaver } from "./auto-saver.ts";
import { useSaverState } from "./use-saver-state.ts";

export interface SaveStateProps {
  saver: Pick<AutoSaver<unknown, object>, "subscribe" | "state" | "flush" | "autosaves">;
  /** Whether anything that is typed cannot be saved as it is. */
  hasErrors: boolean;
  /** Whether there is a problem, without the field that is just being typed in. */
  hasProblem: boolean;
}

/** Whether what was typed is saved, once visible and once for screen readers. */
export function SaveState({ saver, hasErrors, hasProblem }: SaveStateProps) {
  const { phase, record, error } = useSaverState(saver);
  if (phase === "stale")
    return (
      <p className="flex min-w-0 items-center gap-2 text-sm text-warning">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> Not saved. This was changed elsewhere:
        see above.
      </p>
    );
  if (phase === "failed")
    return (
      <p role="alert" className="flex min-w-0 items-center gap-2 text-sm text-danger">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0">Not saved. {problemText(error)}</span>
        <Button variant="link" onClick={() => void saver.flush()}>
          Try again
        </Button>
      </p>
    );
  return (
    <p aria-live="polite" className="flex min-w-0 items-center gap-2 text-sm text-muted">
      {phase === "saving" && (
        <>
          <LoaderCircle
            aria-hidden="true"
            className="size-4 shrink-0 animate-spin motion-reduce:animate-none"
          />{" "}
          Saving…
        </>
      )}
      {phase === "saved" && record !== null && !hasErrors && (
        <>
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-positive" /> Saved
        </>
      )}
      {phase !== "saving" && hasProblem && (
        <>
          <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" /> Something is not saved:
          see the fields marked red.
        </>
      )}
      {phase === "unsaved" && !hasProblem && !saver.autosaves && "You have changes that are not saved."}
    </p>
  );
}
