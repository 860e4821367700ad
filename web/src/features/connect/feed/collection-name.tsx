import { COLLECTION_NAME_MAX } from "@cardplaza/contract/connect/post-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCollectionWrites } from "./use-collections.ts";

interface CollectionNameProps {
  /** The one to rename; without it, one begins. */
  collection?: { _id: string; name: string };
  onSaved?: (collection: { _id: string }) => void;
  onClose: () => void;
}

export function CollectionName({ collection, onSaved, onClose }: CollectionNameProps) {
  const { save } = useCollectionWrites();
  const form = useSmallForm({
    begin: { name: collection?.name ?? "" },
    check: ({ name }) => ({ name: name.trim() === "" && "Enter a name." }),
    send: ({ name }) => save.mutateAsync({ id: collection?._id, name: name.trim() }),
    onSent(saved) {
      onClose();
      onSaved?.(saved);
    },
    problemAt: "name",
  });
  return (
    <SmallFormDialog
      title={collection ? `Rename ${collection.name}` : "New collection"}
      description="Only you see your collections."
      form={form}
      sendLabel={collection ? "Rename" : "Create"}
      onClose={onClose}
    >
      <Field label="Name" required error={form.problems.name}>
        <TextField maxLength={COLLECTION_NAME_MAX} {...form.text("name")} />
      </Field>
    </SmallFormDialog>
  );
}
