import type { Referral } from "@cardplaza/contract/chapters/referral";
import { CORRECT_DAYS, REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { paiseOf, typedAmount } from "../../enquiries/amount.ts";
import { AnswerNote, sentNote } from "./answer-note.tsx";
import { AmountField, amountProblem } from "./slips/amount-field.tsx";
import { useAnswerReferral } from "./use-answer-referral.ts";

/** The estimate is offered as the value. */
export function WonDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const answer = useAnswerReferral(referral);
  const form = useSmallForm({
    begin: { value: typedAmount(referral.estPaise ?? undefined), note: "" },
    check: ({ value }) => ({
      value: value.trim() === "" ? REFERRAL_TEXT.needValue : amountProblem(value),
    }),
    send: ({ value, note }) =>
      answer.mutateAsync({ action: "won", wonPaise: paiseOf(value) ?? 0, ...sentNote(note) }),
    onSent: onClose,
    named: { wonPaise: "value" },
  });
  return (
    <SmallFormDialog
      title="Won"
      description={`Only the two of you see the value. You can correct it for ${CORRECT_DAYS} days.`}
      form={form}
      sendLabel="Mark as won"
      onClose={onClose}
    >
      <AmountField label="Value of the business" error={form.problems.value} {...form.text("value")} />
      <AnswerNote {...form.text("note")} />
    </SmallFormDialog>
  );
}
