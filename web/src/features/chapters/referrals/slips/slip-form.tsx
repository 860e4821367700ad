import type { FormEvent, ReactNode } from "react";
import { FormProblem } from "../../../../forms/saving/form-problem.tsx";
import { Button } from "../../../../ui/button.tsx";
import { DialogFooter } from "../../../../ui/overlays/dialog.tsx";
import { SENT_LATER } from "../../queue/slip.ts";

interface SlipFormProps {
  sendLabel: string;
  busy: boolean;
  error: unknown;
  /** The fields that show their own share of the error. */
  names: readonly string[];
  onSend: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a slip, what went wrong, and the one button. */
export function SlipForm({ sendLabel, busy, error, names, onSend, onClose, children }: SlipFormProps) {
  return (
    <form noValidate onSubmit={onSend} className="grid grid-cols-1 gap-4">
      {children}
      <FormProblem error={error} names={names} />
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {/* The queue keeps a slip that is entered without a network. */}
        <Button type="submit" busy={busy} offlineNote={SENT_LATER}>
          {sendLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
