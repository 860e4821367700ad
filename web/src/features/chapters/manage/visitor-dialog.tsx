import type { Visitor } from "@cardplaza/contract/chapters/meeting";
import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import {
  VISITOR_OUTCOME_LABEL,
  VISITOR_OUTCOMES,
  type VisitorOutcome,
} from "@cardplaza/contract/chapters/meeting-words";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters } from "../chapter/use-chapter.ts";

const OUTCOMES = VISITOR_OUTCOMES.map((value) => ({ value, label: VISITOR_OUTCOME_LABEL[value] }));

/** What became of a visit, and when somebody calls again. */
export function VisitorDialog({ visitor, onClose }: { visitor: Visitor; onClose: () => void }) {
  const readAgain = useReadChapters();
  const [outcome, setOutcome] = useState(visitor.outcome);
  const [followUpOn, setFollowUpOn] = useState(visitor.followUpOn ?? "");
  const [note, setNote] = useState(visitor.note);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api["PATCH /api/chapter-visitors/:id"]({
        params: { id: visitor._id },
        // Only what was changed here: a colleague may have changed the rest.
        body: {
          ...(outcome !== visitor.outcome && { outcome }),
          ...(followUpOn !== (visitor.followUpOn ?? "") && { followUpOn: followUpOn || null }),
          ...(note.trim() !== visitor.note && { note: note.trim() }),
        },
      }),
    onSuccess: async () => {
      toast({ title: "Saved" });
      onClose();
      await readAgain();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const refused = refusedFields(error);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={visitor.name} description={visitor.categoryName || undefined}>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <FormProblem error={error} names={["outcome", "followUpOn", "note"]} />
          <Field label="Status" error={refused["outcome"]}>
            <Select
              options={OUTCOMES}
              value={outcome}
              onChange={({ target }) => setOutcome(target.value as VisitorOutcome)}
            />
          </Field>
          <Field label="Follow up on" optional error={refused["followUpOn"]}>
            <TextField
              type="date"
              value={followUpOn}
              onChange={({ target }) => setFollowUpOn(target.value)}
            />
          </Field>
          <Field label="Note" optional hint="For officers only." error={refused["note"]}>
            <TextArea
              rows={3}
              maxLength={CHAPTER_LIMITS.note[1]}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit" busy={isPending}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
