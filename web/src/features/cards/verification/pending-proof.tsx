import type { Verification } from "@cardplaza/contract/cards/verification/verification";
import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import { OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import type { ReactNode } from "react";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
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
  const confirm = useConfirmVerification(pending.cardId);
  const form = useSmallForm({
    begin: { code: "" },
    send: ({ code }) => confirm.mutateAsync(code.trim()),
  });
  return (
    <Panel>
      <PanelHeader
        title="Enter the code"
        description={`We sent a six-digit code to ${pending.sentTo}. It works for 5 minutes.`}
      />
      <form {...form.props} className="grid gap-4">
        <Field label="Code" error={form.problems.code}>
          <TextField
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP_DIGITS}
            {...form.text("code")}
            className="max-w-40 tracking-widest tabular-nums"
          />
        </Field>
        <SmallFormProblem text={form.problem} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={form.isSending}
            disabled={form.values.code.trim().length !== OTP_DIGITS}
          >
            Confirm
          </Button>
          {again}
        </div>
      </form>
    </Panel>
  );
}
