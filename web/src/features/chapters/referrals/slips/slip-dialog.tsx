import type { ReactNode } from "react";
import { Dialog, DialogContent } from "../../../../ui/overlays/dialog.tsx";

interface SlipDialogProps {
  title: string;
  description?: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a slip. It stays while its content loads, so that the focus finds its way back. */
export function SlipDialog({ onClose, ...shown }: SlipDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...shown} />
    </Dialog>
  );
}
