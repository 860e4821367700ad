import type { Referral } from "@cardplaza/contract/chapters/referral";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { AnswerNote, sentNote } from "./answer-note.tsx";
import { firstName } from "./referral-words.ts";
import { useAnswerReferral } from "./use-answer-referral.ts";

export function LostDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const answer = useAnswerReferral(referral);
  const form = useSmallForm({
    begin: { note: "" },
    send: ({ note }) => answer.mutateAsync({ action: "lost", ...sentNote(note) }),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title="Lost"
      description={`${firstName(referral.giver)} sees that it did not become business.`}
      form={form}
      sendLabel="Mark as lost"
      onClose={onClose}
    >
      <AnswerNote {...form.text("note")} />
    </SmallFormDialog>
  );
}
