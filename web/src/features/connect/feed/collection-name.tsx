import { COLLECTION_NAME_MAX } from "@cardplaza/contract/connect/post-words";
import { type FormEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { useCollectionWrites } from "./use-collections.ts";

interface CollectionNameProps {
  /** The one to rename; without it, one begins. */
  collection?: { _id: string; name: string };
  onSaved?: (collection: { _id: string }) => void;
  onClose: () => void;
}

export function CollectionName({ collection, onSaved, onClose }: CollectionNameProps) {
  const { save } = useCollectionWrites();
  const [name, setName] = useState(collection?.name ?? "");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "" || save.isPending) return;
    save.mutate(
      { id: collection?._id, name: name.trim() },
      {
        onSuccess(saved) {
          onClose();
          onSaved?.(saved);
        },
      },
    );
  };
  const problem = isMissing ? "Enter a name." : save.isError ? problemText(save.error) : undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={collection ? `Rename ${collection.name}` : "New collection"}
        description="Only you see your collections."
      >
        <form onSubmit={submit} noValidate>
          <Field label="Name" required error={problem}>
            <TextField
              value={name}
              maxLength={COLLECTION_NAME_MAX}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={save.isPending}>
              {collection ? "Rename" : "Create"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
