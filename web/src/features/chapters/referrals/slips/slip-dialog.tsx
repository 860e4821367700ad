import type { ReactNode } from "react";
import { Notice } from "../../../../ui/notice.tsx";
import { Dialog, DialogContent } from "../../../../ui/overlays/dialog.tsx";
import type { Mended } from "../../queue/slip.ts";

interface SlipDialogProps {
  title: string;
  description?: string;
  mends?: Mended | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a slip. It stays while its content loads, so that the focus finds its way back. */
export function SlipDialog({ mends, onClose, children, ...shown }: SlipDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...shown}>
        {mends && (
          <Notice tone="danger" className="mb-4">
            {mends.problem}
          </Notice>
        )}
        {children}
      </DialogContent>
    </Dialog>
  );
}
