import { CASE_NOTE_MAX } from "@cardplaza/contract/cases/case-words";
import type { Case } from "@cardplaza/contract/cases/cases";
import { type FormEvent, useState } from "react";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CASE_WORDS as words } from "./cases-words.ts";
import { useDecideCase } from "./use-cases.ts";

/** What was typed and not saved, by the id of the case or the note: it waits while other cases are looked at. */
export type TypedNotes = Map<string, string>;

interface NoteFormProps {
  about: Case;
  /** The note that is changed; a new one without it. */
  step?: { _id: string; note: string };
  typed: TypedNotes;
  onClose?: () => void;
}

export function NoteForm({ about, step, typed, onClose }: NoteFormProps) {
  const key = step?._id ?? about._id;
  const decide = useDecideCase();
  const [note, setNote] = useState(typed.get(key) ?? step?.note ?? "");
  const isEmpty = note.trim() === "";

  function type(text: string) {
    setNote(text);
    typed.set(key, text);
  }
  function forget() {
    typed.delete(key);
    setNote("");
    onClose?.();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || decide.isPending) return;
    const stepId = step && { stepId: step._id };
    await decide.mutateAsync({ about, action: "note", note: note.trim(), ...stepId });
    toast({ title: words.noteSaved });
    forget();
  }
  return (
    // What is wrong is shown below the field.
    <form onSubmit={(event) => void save(event).catch(() => {})} className="mt-1 grid grid-cols-1 gap-3">
      <Field label={step ? words.editNote : words.addNote} hint={words.noteHint}>
        <TextArea
          rows={2}
          maxLength={CASE_NOTE_MAX}
          value={note}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <SmallFormProblem text={decide.isError ? problemText(decide.error) : undefined} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="secondary" busy={decide.isPending} aria-disabled={isEmpty}>
          {words.saveNote}
        </Button>
        {onClose && (
          <Button size="sm" variant="ghost" onClick={forget}>
            {words.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}
