import { CARD_UNDO_DAYS } from "@cardplaza/contract/cards/card-limits";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useDeleteCard, useOtherCards } from "./use-delete-card.ts";

interface DeleteCardDialogProps {
  card: Card;
  onClose: () => void;
  onDeleted: () => void;
}

const words = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

export function DeleteCardDialog({ card, onClose, onDeleted }: DeleteCardDialogProps) {
  const others = useOtherCards(card);
  const remove = useDeleteCard(card);
  const form = useSmallForm({
    begin: { name: "", successorId: "" },
    check: ({ name }) => ({ name: words(name) !== words(card.name) && `Type “${card.name}” to delete it.` }),
    send: ({ successorId }) => remove.mutateAsync(successorId),
    onSent: onDeleted,
  });
  return (
    <SmallFormDialog
      title="Delete this card?"
      description={`Its links and QR codes then say that it is no longer available. You can bring it back for ${CARD_UNDO_DAYS} days.`}
      form={form}
      sendLabel="Delete card"
      tone="danger"
      onClose={onClose}
    >
      <Field label={`Type ${card.name} to confirm`} error={form.problems.name} required>
        <TextField autoComplete="off" {...form.text("name")} />
      </Field>
      {others.length > 0 && (
        <Field label="Send visitors to" optional hint="The old link then leads to this card.">
          <Select
            {...form.text("successorId")}
            options={[
              { value: "", label: "No other card" },
              ...others.map(({ _id, name, company }) => ({
                value: _id,
                label: [name, withoutPlaceholder("company", company)].filter(Boolean).join(" - "),
              })),
            ]}
          />
        </Field>
      )}
    </SmallFormDialog>
  );
}
