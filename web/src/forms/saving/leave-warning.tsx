import { useCallback, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { isSameForm } from "../steps/step-in-address.ts";

/** Asks before leaving the page would lose what was typed. */
export function LeaveWarning({ when }: { when: boolean }) {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => when && !isSameForm(here, next),
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (when) event.preventDefault();
      },
      [when],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        if (!open && !leaving.current) blocker.reset?.();
      }}
      title="Leave without saving?"
      description="Your changes have not been saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
