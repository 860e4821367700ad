import type { Card } from "@cardplaza/contract/cards/cards";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { problemText } from "../../../lib/problem-text.ts";

interface DeleteCardDialogProps {
  card: Card | null;
  onClose: () => void;
  onDelete: (card: Card) => Promise<unknown>;
}

export function DeleteCardDialog({ card, onClose, onDelete }: DeleteCardDialogProps) {
  if (!card) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete the card of ${card.name}?`}
      description="Its links and QR code stop working. You can restore it for 30 days."
      confirmLabel="Delete"
      onConfirm={() =>
        onDelete(card).catch((error: unknown) => {
          throw new Error(problemText(error), { cause: error });
        })
      }
    />
  );
}
