import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_LIMITS, INVITATION_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import type { Person } from "@cardplaza/contract/people/person";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { SeatField } from "../ask/seat-field.tsx";
import { useReadChapters } from "../use-chapter.ts";
import { PersonChoice } from "./person-choice.tsx";

/** Invites a member of Cardplaza by name, with the seat they would take. */
export function InviteDialog({ chapter, onClose }: { chapter: Chapter; onClose: () => void }) {
  const readAgain = useReadChapters();
  const form = useSmallForm({
    begin: { person: null as Person | null, category: "", message: "" },
    check: ({ person }) => ({ person: !person && "Choose a member." }),
    async send({ person, category, message }) {
      const invited = await api["POST /api/chapters/:id/invite"]({
        params: { id: chapter._id },
        body: {
          userId: person?._id ?? "",
          ...(category && { category }),
          ...(message.trim() && { message: message.trim() }),
        },
      });
      toast({ title: `${invited.person.name} is invited` });
      void readAgain();
    },
    onSent: onClose,
    named: { userId: "person" },
  });
  return (
    <SmallFormDialog
      title="Invite a member"
      description={`They can accept for ${INVITATION_DAYS} days.`}
      form={form}
      sendLabel="Invite"
      beside={null}
      onClose={onClose}
    >
      <PersonChoice
        chosen={form.values.person}
        error={form.problems.person}
        onChoose={(person) => form.change({ person })}
      />
      <SeatField
        label="Their seat"
        optional
        placeholder="Choose their trade"
        value={form.values.category}
        taken={chapter.oneSeatPerCategory ? chapter.takenCategories : []}
        onChange={(category) => form.change({ category })}
        hint="Without one, they choose it themselves."
        error={form.problems.category}
      />
      <Field label="Message to them" optional error={form.problems.message}>
        <TextArea rows={3} maxLength={CHAPTER_LIMITS.message[1]} {...form.text("message")} />
      </Field>
    </SmallFormDialog>
  );
}
