import { ConfirmDialog, type ConfirmDialogProps } from "../../../ui/overlays/confirm-dialog.tsx";

interface UnsaveDialogProps extends Pick<ConfirmDialogProps, "open" | "onOpenChange" | "onConfirm"> {
  /** Whose card it is. */
  name: string;
}

/** A saved card goes with what was noted on it, so it is asked wherever one can unsave. */
export const UnsaveDialog = ({ name, ...dialog }: UnsaveDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title="Are you absolutely sure?"
    description={`This will permanently remove the card of ${name} from your saved list.`}
    confirmLabel="Unsave"
  />
);
