import { LateUpgradeDialog } from "./late-upgrade-dialog.tsx";
import { useIsPremium } from "./use-is-premium.ts";
import { useUpgradeDialog } from "./use-upgrade-dialog.ts";

/** The upgrade dialog of a page, for the buttons in it that call `useUpgradeDialog().show`. */
export function AddressedUpgradeDialog() {
  const { isOpen, show, hide } = useUpgradeDialog();
  const premium = useIsPremium();
  return (
    <LateUpgradeDialog open={isOpen && premium === false} onOpenChange={(open) => (open ? show() : hide())} />
  );
}
