import { ConfirmDialog, type ConfirmDialogProps } from "../../../ui/overlays/confirm-dialog.tsx";

interface UnsaveDialogProps extends Pick<ConfirmDialogProps, "open" | "onOpenChange" | "onConfirm"> {
  /** The name on the card. */
  name: string;
}

/** Unsaving a card also deletes the notes on it, so every place asks first. */
export const UnsaveDialog = ({ name, ...dialog }: UnsaveDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title="Are you absolutely sure?"
    description={`This will permanently remove the card of ${name} from your saved list.`}
    confirmLabel="Unsave"
  />
);
