import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

interface RecoveryCodesProps {
  codes: string[];
  triedToClose: boolean;
  onSaved: () => void;
}

/** The codes are shown once, so closing needs a press on the button. */
export function RecoveryCodes({ codes, triedToClose, onSaved }: RecoveryCodesProps) {
  const confirmSaved = () => {
    toast({ title: "Two-step verification is on", description: "From now on each sign-in asks for a code." });
    onSaved();
  };
  return (
    <>
      <RecoveryCodeList codes={codes} title={`${PRODUCT_NAME} recovery codes`} />
      {triedToClose && (
        <Notice tone="warning" live className="mt-4">
          Copy or download the codes first, then press &ldquo;I have kept them&rdquo;.
        </Notice>
      )}
      <DialogFooter>
        <Button onClick={confirmSaved}>I have kept them</Button>
      </DialogFooter>
    </>
  );
}
