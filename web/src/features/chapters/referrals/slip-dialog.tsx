import type { FormEvent, ReactNode } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";

interface SlipDialogProps {
  title: string;
  description?: string;
  sendLabel: string;
  busy: boolean;
  error: unknown;
  /** The fields that show their own share of the error. */
  names: readonly string[];
  onSend: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every slip: its fields, what went wrong, and the one button. */
export function SlipDialog({ sendLabel, busy, error, names, onSend, onClose, ...shown }: SlipDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={shown.title} description={shown.description}>
        <form noValidate onSubmit={onSend} className="grid grid-cols-1 gap-4">
          {shown.children}
          <FormProblem error={error} names={names} />
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              {sendLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
