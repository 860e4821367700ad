import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

interface LostBadgesDialogProps {
  open: boolean;
  /** How many cards. */
  lost: number;
  close: () => void;
  saveAnyway: () => void;
}

/** Asks before a template takes the Verified badge from cards of the team. */
export function LostBadgesDialog({ open, lost, close, saveAnyway }: LostBadgesDialogProps) {
  const cards = lost === 1 ? "1 card" : `${lost} cards`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={`Take the Verified badge from ${cards}?`}
      description={`The template changes the company or website of ${cards}. The badge is for what was proved before, so the cards lose it when you save. Members who have taken over their card are told how to get it back.`}
      confirmLabel="Save anyway"
      cancelLabel="Go back"
      onConfirm={saveAnyway}
    />
  );
}
