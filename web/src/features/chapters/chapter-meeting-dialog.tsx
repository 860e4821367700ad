import type { FormEvent, ReactNode } from "react";
import { FormProblem } from "../../forms/saving/form-problem.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";

interface MeetingDialogProps {
  title: string;
  description?: string;
  saveLabel: string;
  tone?: "primary" | "danger";
  busy: boolean;
  error: unknown;
  /** Fields that show their own share of the error. */
  names?: readonly string[];
  /** What the note beside the button says without a network. */
  offlineNote?: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form of a meeting: its fields, what went wrong, and two buttons. */
export function MeetingDialog({
  title,
  description,
  saveLabel,
  tone = "primary",
  ...rest
}: MeetingDialogProps) {
  const { busy, error, names = [], offlineNote, onSave, onClose, children } = rest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={description}>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          {children}
          <FormProblem error={error} names={names} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Back</Button>
            </DialogClose>
            <Button type="submit" variant={tone} busy={busy} offlineNote={offlineNote}>
              {saveLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
