import { REOPEN_NOTE } from "@cardplaza/contract/support/support-words";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import type { useReopenTicket } from "./use-tickets.ts";

interface ReopenFormProps {
  reopen: ReturnType<typeof useReopenTicket>;
  onCancel: () => void;
}

export function ReopenForm({ reopen, onCancel }: ReopenFormProps) {
  const [note, setNote] = useState("");
  const [tooShort, setTooShort] = useState(false);
  const fields = reopen.error instanceof ApiError ? reopen.error.fields : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooShort(note.trim().length < REOPEN_NOTE.min);
    if (note.trim().length >= REOPEN_NOTE.min && !reopen.isPending) reopen.mutate(note);
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit} noValidate>
      <Field
        label="What is still open?"
        required
        error={tooShort ? `At least ${REOPEN_NOTE.min} characters.` : fields?.note}
      >
        <TextArea
          rows={3}
          maxLength={REOPEN_NOTE.max}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {reopen.isError && !fields && (
        <Notice tone="danger" live>
          {problemText(reopen.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={reopen.isPending}>
          Reopen
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
