import type { Verification } from "@cardplaza/contract/cards/verification/verification";
import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import { OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { RecordToAdd } from "./record-to-add.tsx";
import { useConfirmVerification } from "./use-verification.ts";

interface PendingProofProps {
  pending: Verification;
  onStartAgain: () => void;
}

/** The next step of a pending request. */
export function PendingProof({ pending, onStartAgain }: PendingProofProps) {
  const again = (
    <Button variant="ghost" onClick={onStartAgain}>
      Choose another way
    </Button>
  );
  if (pending.method === "document") {
    return (
      <Panel>
        <PanelHeader title="We look at your document" />
        <Notice>{VERIFICATION_TEXT.waitsForUs}</Notice>
        <div className="mt-4">{again}</div>
      </Panel>
    );
  }
  if (pending.method === "dns") return <RecordToAdd pending={pending} again={again} />;
  return <EnterCode pending={pending} again={again} />;
}

function EnterCode({ pending, again }: { pending: Verification; again: ReactNode }) {
  const [code, setCode] = useState("");
  const confirm = useConfirmVerification(pending.cardId);
  const fields = confirm.error instanceof ApiError ? confirm.error.fields : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code.trim());
  };
  return (
    <Panel>
      <PanelHeader
        title="Enter the code"
        description={`We sent a six-digit code to ${pending.sentTo}. It works for 5 minutes.`}
      />
      <form className="grid gap-4" onSubmit={submit}>
        <Field label="Code" error={fields?.code}>
          <TextField
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP_DIGITS}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            className="max-w-40 tracking-widest tabular-nums"
          />
        </Field>
        {confirm.isError && !fields && (
          <Notice tone="danger" live>
            {problemText(confirm.error)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={confirm.isPending} disabled={code.trim().length !== 6}>
            Confirm
          </Button>
          {again}
        </div>
      </form>
    </Panel>
  );
}
