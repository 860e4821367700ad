import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";

interface RecoveryCodesProps {
  codes: string[];
  triedToClose: boolean;
  onSaved: () => void;
}

/** The codes are shown once, so closing needs a press on the button. */
export function RecoveryCodes({ codes, triedToClose, onSaved }: RecoveryCodesProps) {
  const text = `${codes.join("\n")}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${PRODUCT_NAME} recovery codes\n\n${text}`)}`;
  const confirmSaved = () => {
    toast({ title: "Two-step verification is on", description: "From now on each sign-in asks for a code." });
    onSaved();
  };
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-field bg-sunken px-4 py-3 text-center font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} what="the codes" wide />
        <Button asChild variant="secondary">
          <a href={file} download={`${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`}>
            <Download /> Download
          </a>
        </Button>
      </div>
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
