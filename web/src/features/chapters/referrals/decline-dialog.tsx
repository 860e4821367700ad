import type { Referral } from "@cardplaza/contract/chapters/referral";
import {
  DECLINE_REASON_LABEL,
  DECLINE_REASONS,
  type DeclineReason,
  REFERRAL_TEXT,
} from "@cardplaza/contract/chapters/referral-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { AnswerNote, sentNote } from "./answer-note.tsx";
import { firstName } from "./referral-words.ts";
import { useAnswerReferral } from "./use-answer-referral.ts";

const OPTIONS = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_LABEL[value] }));

export function DeclineDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const answer = useAnswerReferral(referral);
  const form = useSmallForm({
    begin: { reason: "", note: "" },
    check: ({ reason }) => ({ reason: reason === "" && REFERRAL_TEXT.needReason }),
    send: ({ reason, note }) =>
      answer.mutateAsync({ action: "decline", reason: reason as DeclineReason, ...sentNote(note) }),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title="Decline this referral"
      description={`${firstName(referral.giver)} sees your reason and can pass it to someone else.`}
      form={form}
      sendLabel="Decline"
      onClose={onClose}
    >
      <RadioGroup label="Reason" options={OPTIONS} error={form.problems.reason} {...form.text("reason")} />
      <AnswerNote {...form.text("note")} />
    </SmallFormDialog>
  );
}
