import type { Referral } from "@cardplaza/contract/chapters/referral";
import { REFERRAL_LIMITS } from "@cardplaza/contract/chapters/referral-words";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { type ReferralAnswer, useAnswerReferral } from "./use-answer-referral.ts";

interface AnswerDialogProps {
  referral: Referral;
  title: string;
  description: string;
  sendLabel: string;
  /** The answer, or null while something is missing. */
  answer: () => ReferralAnswer | null;
  onClose: () => void;
  children?: ReactNode;
}

/** The frame of an answer that needs more than a tap; a note can go with each. */
export function AnswerDialog({ referral, answer, sendLabel, onClose, ...shown }: AnswerDialogProps) {
  const [note, setNote] = useState("");
  const sending = useAnswerReferral(referral);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = answer();
    if (given && !sending.isPending)
      sending.mutate({ ...given, ...(note.trim() && { note: note.trim() }) }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={shown.title} description={shown.description}>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          {shown.children}
          <Field label="Note" optional hint="Both of you see it.">
            <TextArea
              rows={2}
              className="min-h-16"
              maxLength={REFERRAL_LIMITS.note[1]}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <FormProblem error={sending.error} />
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={sending.isPending}>
              {sendLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
