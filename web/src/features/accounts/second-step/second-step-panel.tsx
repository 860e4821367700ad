import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import type { OwnContacts } from "@cardplaza/contract/accounts/people";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { ContactChangeDialog } from "../contact-change/contact-change-dialog.tsx";
import { SecondStepOffDialog } from "./second-step-off-dialog.tsx";
import { SecondStepOnDialog } from "./second-step-on-dialog.tsx";
import { useSecondStep } from "./use-second-step.ts";

const FEW_CODES = 3;

/** Whether each sign-in also asks for a code from an authenticator app. */
export function SecondStepPanel({ account }: { account: OwnContacts }) {
  const { data, isError, isFetching, refetch } = useSecondStep();
  const [dialog, setDialog] = useState<"on" | "off" | null>(null);
  return (
    <Panel aria-labelledby="second-step">
      <PanelHeader
        title={<span id="second-step">Two-step verification</span>}
        description="A code from an authenticator app, asked for at each sign-in."
        actions={data && <State on={data.on} />}
      />
      {data ? (
        <div className="grid justify-items-start gap-4">
          {data.on && (
            <Notice tone={data.recoveryCodesLeft < FEW_CODES ? "warning" : "info"} className="w-full">
              {`${data.recoveryCodesLeft} recovery codes left. To get new ones, switch two-step verification off and on again.`}
            </Notice>
          )}
          {data.on || account.emailProven || account.mobileProven ? (
            <Button size="sm" variant="secondary" onClick={() => setDialog(data.on ? "off" : "on")}>
              {data.on ? "Switch off" : "Switch on"}
            </Button>
          ) : (
            <ConfirmFirst account={account} />
          )}
        </div>
      ) : isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} className="py-2" />
      ) : (
        <LoadingArea label="Loading two-step verification">
          <Skeleton className="h-8 w-28" />
        </LoadingArea>
      )}
      {dialog === "on" && <SecondStepOnDialog onClose={() => setDialog(null)} />}
      {dialog === "off" && <SecondStepOffDialog onClose={() => setDialog(null)} />}
    </Panel>
  );
}

/** Needs a confirmed address: we mail there about the second step, and confirming an address turns it off. */
function ConfirmFirst({ account }: { account: OwnContacts }) {
  const [confirming, setConfirming] = useState(false);
  const kind = account.email || !account.mobile ? "email" : "mobile";
  const verb = account.email || account.mobile ? "Confirm" : "Add";
  return (
    <>
      <Notice tone="info" className="w-full">
        {ACCOUNT_TEXT.secondStepNeedsProof}
      </Notice>
      <Button size="sm" variant="secondary" onClick={() => setConfirming(true)}>
        {`${verb} ${kind === "email" ? "e-mail address" : "mobile number"}`}
      </Button>
      {confirming && (
        <ContactChangeDialog kind={kind} account={account} onClose={() => setConfirming(false)} />
      )}
    </>
  );
}

function State({ on }: { on: boolean }) {
  const Icon = on ? ShieldCheck : ShieldAlert;
  return (
    <Badge tone={on ? "positive" : "neutral"}>
      <Icon aria-hidden="true" /> {on ? "On" : "Off"}
    </Badge>
  );
}
