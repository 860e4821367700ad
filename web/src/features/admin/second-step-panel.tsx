import type { AdminRole } from "@cardplaza/contract/audit/audit";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { NewRecoveryCodes } from "./account/new-recovery-codes.tsx";
import { failureText } from "./failure-text.ts";
import { SecondStepSetUp } from "./second-step-set-up.tsx";
import { useSetUpSecondStep } from "./use-second-step.ts";

/** Whether the account asks for a code, and the way there. */
export function SecondStepPanel({ role, on }: { role: AdminRole; on: boolean }) {
  const panel = useRef<HTMLElement>(null);
  const setUp = useSetUpSecondStep();
  const [codes, setCodes] = useState<string[] | null>(null);
  const confirmed = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    toast({ title: "Two-step verification is on", description: "From now on each sign-in asks for a code." });
    // The focused element is gone, so the focus moves to the panel, which shows the new state.
    panel.current?.focus();
  };
  return (
    <Panel ref={panel} tabIndex={-1} aria-label="Two-step verification" className="outline-none">
      <PanelHeader
        title="Two-step verification"
        description="A code from an authenticator app, asked for after the password."
        actions={<State on={on} />}
      />
      {codes && <NewRecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {on && !codes && (
        <p className="text-sm">Each sign-in to your account asks for a code from your authenticator app.</p>
      )}
      {!on && !codes && !setUp.data && (
        <div className="grid justify-items-start gap-5">
          <Notice tone="warning" title={WHY[role === "superadmin" ? "superadmin" : "others"]}>
            A password alone can be guessed or read over your shoulder. It takes a minute and any
            authenticator app.
          </Notice>
          {setUp.isError && (
            <Notice tone="danger" live>
              {failureText(setUp.error)}
            </Notice>
          )}
          <Button size="lg" busy={setUp.isPending} onClick={() => setUp.mutate()}>
            Set up two-step verification
          </Button>
        </div>
      )}
      {!on && !codes && setUp.data && <SecondStepSetUp {...setUp.data} onConfirmed={confirmed} />}
    </Panel>
  );
}

const WHY = {
  superadmin: "Your account can change everything. Protect it with two-step verification",
  others: "Protect your account with two-step verification",
};

function State({ on }: { on: boolean }) {
  return on ? (
    <Badge tone="positive">
      <ShieldCheck aria-hidden="true" /> On
    </Badge>
  ) : (
    <Badge tone="warning">
      <ShieldAlert aria-hidden="true" /> Off
    </Badge>
  );
}
