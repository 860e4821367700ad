import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { readTags } from "./search-saved.ts";
import { useNoteOnCard } from "./use-saved-cards.ts";

/** The member's notes on a saved card. The server checks their length. */
export function SavedCardNoteDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const save = useNoteOnCard();
  const form = useSmallForm({
    begin: { tags: card.tags.join(", "), note: card.note },
    send: ({ tags, note }) => save.mutateAsync({ cardId: card._id, tags: readTags(tags), note }),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title={`Tags and note for ${card.name}`}
      description="Only you see them."
      form={form}
      sendLabel="Save"
      onClose={onClose}
    >
      <Field label="Tags" hint="Separate them with commas, such as client, Pune." error={form.problems.tags}>
        <TextField {...form.text("tags")} />
      </Field>
      <Field label="Note" error={form.problems.note}>
        <TextArea rows={4} {...form.text("note")} />
      </Field>
    </SmallFormDialog>
  );
}
