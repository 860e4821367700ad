import { LEAD_TAG_MAX } from "@cardplaza/contract/leads/lead-words";
import { useState } from "react";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { LABEL_WORDS } from "../words/together-words.ts";
import { isChosen, isFull, offeredLabels, toggled, withTyped } from "./label-choice.ts";

interface LabelsFormProps {
  known: readonly string[];
  labels: readonly string[];
  onSave: (labels: string[]) => Promise<void>;
  onClose: () => void;
}

export function LabelsForm({ known, labels, onSave, onClose }: LabelsFormProps) {
  const [all, setAll] = useState(() => offeredLabels(known, labels));
  const form = useSmallForm({
    begin: { chosen: labels, typed: "" },
    // What was typed and not added is meant, too.
    send: ({ chosen, typed }) => onSave([...withTyped(all, chosen, typed)]),
    named: { labels: "typed" },
  });
  const { chosen, typed } = form.values;
  const full = isFull(chosen);
  const add = () => {
    const next = withTyped(all, chosen, typed);
    setAll(offeredLabels(all, next));
    form.change({ chosen: next, typed: "" });
  };
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <div role="group" aria-label={LABEL_WORDS.group} className="flex flex-wrap gap-2">
        {all.map((label) => {
          const pressed = isChosen(chosen, label);
          return (
            <ToggleChip
              key={label}
              pressed={pressed}
              disabled={full && !pressed}
              onClick={() => form.change({ chosen: toggled(chosen, label) })}
            >
              <span dir="auto" className="truncate">
                {label}
              </span>
            </ToggleChip>
          );
        })}
      </div>
      <Field
        label={LABEL_WORDS.newLabel}
        error={form.problems.typed}
        hint={full ? LABEL_WORDS.full : undefined}
      >
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              dir="auto"
              maxLength={LEAD_TAG_MAX}
              {...form.text("typed")}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || typed.trim() === "") return;
                event.preventDefault();
                if (!full) add();
              }}
            />
          </div>
          <Button variant="secondary" aria-disabled={full || typed.trim() === ""} onClick={add}>
            {LABEL_WORDS.add}
          </Button>
        </div>
      </Field>
      <SmallFormProblem text={form.problem} />
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {LABEL_WORDS.cancel}
        </Button>
        <Button type="submit" busy={form.isSending}>
          {LABEL_WORDS.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
