import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { labelOf } from "./card-form-definition.ts";

interface BadgeWarningProps {
  open: boolean;
  /** The changed facts that the badge confirms. */
  fields: readonly string[];
  close: () => void;
  saveAnyway: () => void;
}

/** Asks before saving costs the card its Verified badge. */
export function BadgeWarning({ open, fields, close, saveAnyway }: BadgeWarningProps) {
  const changed = new Intl.ListFormat("en-IN").format(fields.map((field) => labelOf(field).toLowerCase()));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Save without the Verified badge?"
      description={`You changed the ${changed}. The badge is for what you proved before, so the card loses it when you save. To get it back, prove the new details.`}
      confirmLabel="Save anyway"
      cancelLabel="Go back"
      onConfirm={saveAnyway}
    />
  );
}
