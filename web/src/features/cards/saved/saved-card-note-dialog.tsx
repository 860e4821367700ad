import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { readTags } from "./search-saved.ts";
import { useNoteOnCard } from "./use-saved-cards.ts";

/** The member's notes on a saved card. The server checks their length. */
export function SavedCardNoteDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const save = useNoteOnCard();
  const [tags, setTags] = useState(card.tags.join(", "));
  const [note, setNote] = useState(card.note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending)
      save.mutate({ cardId: card._id, tags: readTags(tags), note }, { onSuccess: onClose });
  };
  const { tagsError, noteError } = fieldErrors(save.error);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`Tags and note for ${card.name}`} description="Only you see them.">
        <form onSubmit={submit} className="grid gap-4">
          {save.isError && !tagsError && !noteError && (
            <Notice tone="danger" live>
              {problemText(save.error)}
            </Notice>
          )}
          <Field label="Tags" hint="Separate them with commas, such as client, Pune." error={tagsError}>
            <TextField value={tags} onChange={(event) => setTags(event.target.value)} />
          </Field>
          <Field label="Note" error={noteError}>
            <TextArea rows={4} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
          <DialogFooter className="mt-2">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={save.isPending}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

// A single tag that is too long is named `tags.2`.
function fieldErrors(error: unknown) {
  const fields = Object.entries((error instanceof ApiError && error.fields) || {});
  const find = (name: string) => fields.find(([field]) => field.split(".")[0] === name)?.[1];
  return { tagsError: find("tags"), noteError: find("note") };
}
