import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { dialogPanel } from "./dialog.tsx";
import { Notice } from "../notice.tsx";
import { useReturnFocus } from "./return-focus.ts";
import { Scrim } from "./scrim.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "normal";
  /** Where the focus goes after Cancel, if not back to what opened the dialog. */
  onCancelled?: () => void;
  /** While its promise is open the button is busy; when it fails, the dialog stays and says why. */
  onConfirm: () => void | Promise<unknown>;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "danger",
  onCancelled,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const cancelled = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "That did not work. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        setFailure(null);
        onOpenChange(next);
      }}
    >
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content
          {...returnFocus}
          onCloseAutoFocus={(event) => {
            if (!cancelled.current || !onCancelled) return returnFocus.onCloseAutoFocus(event);
            event.preventDefault();
            cancelled.current = false;
            onCancelled();
          }}
          aria-modal="true"
          className={cn(dialogPanel, "max-w-md p-6")}
        >
          <AlertDialog.Title className="text-lg leading-snug break-words">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm break-words text-muted">
            {description}
          </AlertDialog.Description>
          {failure && (
            <Notice tone="danger" live className="mt-4">
              {failure}
            </Notice>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Cancel asChild onClick={() => (cancelled.current = true)}>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={tone === "danger" ? "danger" : "primary"}
              busy={busy}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
