import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import type { SmallFormFrame } from "./use-small-form.ts";

interface SmallFormDialogProps {
  title: string;
  description?: string | undefined;
  form: SmallFormFrame;
  sendLabel: string;
  tone?: "primary" | "danger";
  /** False while it cannot be sent. */
  isReady?: boolean;
  /** Beside the button that sends; a button to close it if nothing is said. */
  beside?: ReactNode;
  /** What the button to close it says. */
  closeLabel?: string;
  /** What the note beside the button that sends says without a network. */
  offlineNote?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a small form: its fields, what is wrong with the whole, and its buttons. */
export function SmallFormDialog({
  title,
  description,
  form,
  sendLabel,
  tone = "primary",
  isReady = true,
  beside,
  closeLabel = "Cancel",
  offlineNote,
  onClose,
  children,
}: SmallFormDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={description}>
        <form {...form.props} className="grid grid-cols-1 gap-4">
          {children}
          <SmallFormProblem text={form.problem} />
          <DialogFooter>
            {beside === undefined ? (
              <Button variant="secondary" onClick={onClose}>
                {closeLabel}
              </Button>
            ) : (
              beside
            )}
            <Button
              type="submit"
              variant={tone}
              busy={form.isSending}
              aria-disabled={!isReady}
              offlineNote={offlineNote}
            >
              {sendLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** What is wrong with a whole small form; nothing where its fields say it. */
export function SmallFormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="danger" live>
      {text}
    </Notice>
  );
}
