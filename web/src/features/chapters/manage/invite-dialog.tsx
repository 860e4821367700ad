import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_LIMITS, INVITATION_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import type { Person } from "@cardplaza/contract/profile/person";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { SeatField } from "../ask/seat-field.tsx";
import { useReadChapters } from "../chapter/use-chapter.ts";
import { PersonChoice } from "./person-choice.tsx";

/** Invites a member of Cardplaza by name, with the seat they would take. */
export function InviteDialog({ chapter, onClose }: { chapter: Chapter; onClose: () => void }) {
  const readAgain = useReadChapters();
  const [person, setPerson] = useState<Person | null>(null);
  const [category, setCategory] = useState("");
  const [message, setMessage] = useState("");
  const [missing, setMissing] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (userId: string) =>
      api["POST /api/chapters/:id/invite"]({
        params: { id: chapter._id },
        body: {
          userId,
          ...(category && { category }),
          ...(message.trim() && { message: message.trim() }),
        },
      }),
    onSuccess: async ({ person: { name } }) => {
      toast({ title: `${name} is invited` });
      onClose();
      await readAgain();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!person) return setMissing("Choose a member.");
    if (!isPending) mutate(person._id);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Invite a member" description={`They can accept for ${INVITATION_DAYS} days.`}>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <FormProblem error={error} names={["category", "message"]} />
          <PersonChoice
            chosen={person}
            error={missing}
            onChoose={(next) => {
              setPerson(next);
              setMissing(undefined);
              reset();
            }}
          />
          <SeatField
            label="Their seat"
            optional
            placeholder="Choose their trade"
            value={category}
            taken={chapter.oneSeatPerCategory ? chapter.takenCategories : []}
            onChange={setCategory}
            hint="Without one, they choose it themselves."
            error={refusedFields(error)["category"]}
          />
          <Field label="Message to them" optional error={refusedFields(error)["message"]}>
            <TextArea
              rows={3}
              maxLength={CHAPTER_LIMITS.message[1]}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit" busy={isPending}>
              Invite
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
