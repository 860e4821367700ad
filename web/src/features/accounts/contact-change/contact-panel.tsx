import type { OwnContacts } from "@cardplaza/contract/accounts/people";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ContactChangeDialog } from "./contact-change-dialog.tsx";
import type { ContactKind } from "./use-contact-change.ts";

/** The address and the number for signing in. */
export function ContactPanel({ account }: { account: OwnContacts }) {
  const [changing, setChanging] = useState<ContactKind | null>(null);
  return (
    <Panel aria-labelledby="contact">
      <PanelHeader
        title={<span id="contact">E-mail and mobile</span>}
        description="You use these to sign in, and we send messages there."
      />
      <ul className="-my-4 divide-y divide-line">
        <Row
          label="E-mail address"
          value={account.email}
          proven={account.emailProven}
          onChange={() => setChanging("email")}
        />
        <Row
          label="Mobile number"
          value={account.mobile ?? ""}
          proven={account.mobileProven}
          onChange={() => setChanging("mobile")}
        />
      </ul>
      {changing && (
        <ContactChangeDialog kind={changing} account={account} onClose={() => setChanging(null)} />
      )}
    </Panel>
  );
}

interface RowProps {
  label: string;
  value: string;
  proven: boolean;
  onChange: () => void;
}

function Row({ label, value, proven, onChange }: RowProps) {
  const verb = !value ? "Add" : proven ? "Change" : "Confirm";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="text-xs text-muted">{label}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="min-w-0 break-all">{value || "Not given yet"}</span>
          {value && (
            <Badge tone={proven ? "positive" : "warning"}>{proven ? "Confirmed" : "Not confirmed"}</Badge>
          )}
        </p>
      </div>
      <Button size="sm" variant="secondary" aria-label={`${verb} ${label.toLowerCase()}`} onClick={onChange}>
        {verb}
      </Button>
    </li>
  );
}
