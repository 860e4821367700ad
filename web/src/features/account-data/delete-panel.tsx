import { DELETION_UNDO_DAYS } from "@cardplaza/contract/account-data/account-data-words";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { DeleteAccountDialog, type DeletedAccount } from "./delete-account-dialog.tsx";

export function DeletePanel({ account }: { account: DeletedAccount }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel aria-labelledby="delete-account">
      <PanelHeader
        title={<span id="delete-account">Delete account</span>}
        description={`You are hidden at once and signed out everywhere. For ${DELETION_UNDO_DAYS} days signing in brings everything back; after that it is gone for good.`}
      />
      <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteAccountDialog account={account} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
