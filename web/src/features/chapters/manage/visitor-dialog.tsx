import type { Visitor } from "@cardplaza/contract/chapters/chapter-meeting";
import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import { VISITOR_OUTCOME_LABEL, VISITOR_OUTCOMES } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters } from "../use-chapter.ts";

const OUTCOMES = VISITOR_OUTCOMES.map((value) => ({ value, label: VISITOR_OUTCOME_LABEL[value] }));

/** What became of a visit, and when somebody calls again. */
export function VisitorDialog({ visitor, onClose }: { visitor: Visitor; onClose: () => void }) {
  const readAgain = useReadChapters();
  const form = useSmallForm({
    begin: { outcome: visitor.outcome, followUpOn: visitor.followUpOn ?? "", note: visitor.note },
    async send({ outcome, followUpOn, note }) {
      await api["PATCH /api/chapter-visitors/:id"]({
        params: { id: visitor._id },
        // Only what was changed here: a colleague may have changed the rest.
        body: {
          ...(outcome !== visitor.outcome && { outcome }),
          ...(followUpOn !== (visitor.followUpOn ?? "") && { followUpOn: followUpOn || null }),
          ...(note.trim() !== visitor.note && { note: note.trim() }),
        },
      });
      toast({ title: "Saved" });
      void readAgain();
    },
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title={visitor.name}
      description={visitor.categoryName || undefined}
      form={form}
      sendLabel="Save"
      beside={null}
      onClose={onClose}
    >
      <Field label="Status" error={form.problems.outcome}>
        <Select options={OUTCOMES} {...form.text("outcome")} />
      </Field>
      <Field label="Follow up on" optional error={form.problems.followUpOn}>
        <TextField type="date" {...form.text("followUpOn")} />
      </Field>
      <Field label="Note" optional hint="For officers only." error={form.problems.note}>
        <TextArea rows={3} maxLength={CHAPTER_LIMITS.note[1]} {...form.text("note")} />
      </Field>
    </SmallFormDialog>
  );
}
