import { CARD_UNDO_DAYS } from "@cardplaza/contract/cards/card-limits";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useDeleteCard, useOtherCards } from "./use-delete-card.ts";

interface DeleteCardDialogProps {
  card: Card;
  onClose: () => void;
  onDeleted: () => void;
}

const words = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

export function DeleteCardDialog({ card, onClose, onDeleted }: DeleteCardDialogProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [successorId, setSuccessor] = useState("");
  const others = useOtherCards(card);
  const remove = useDeleteCard(card);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form bubbles to the form around it, as React sees it.
    event.stopPropagation();
    if (words(typed) !== words(card.name)) return setProblem(`Type “${card.name}” to delete it.`);
    if (!remove.isPending) remove.mutate(successorId, { onSuccess: onDeleted });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Delete this card?"
        description={`Its links and QR codes then say that it is no longer available. You can bring it back for ${CARD_UNDO_DAYS} days.`}
      >
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
          <Field label={`Type ${card.name} to confirm`} error={problem} required>
            <TextField
              value={typed}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
            />
          </Field>
          {others.length > 0 && (
            <Field label="Send visitors to" optional hint="The old link then leads to this card.">
              <Select
                value={successorId}
                onChange={(event) => setSuccessor(event.target.value)}
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
          {remove.error && (
            <Notice tone="danger" live>
              {problemText(remove.error)}
            </Notice>
          )}
          <DialogFooter className="mt-0">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" busy={remove.isPending}>
              Delete card
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
