import { DELETION_UNDO_DAYS } from "@cardplaza/contract/account-data/account-data-words";
import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DeletePanel({ profile }: { profile: UserProfile }) {
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
      {open && <DeleteAccountDialog profile={profile} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
