import { REOPEN_NOTE } from "@cardplaza/contract/support/support-words";
import { SmallFormProblem } from "../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import type { useReopenTicket } from "./use-tickets.ts";

interface ReopenFormProps {
  reopen: ReturnType<typeof useReopenTicket>;
  onCancel: () => void;
}

export function ReopenForm({ reopen, onCancel }: ReopenFormProps) {
  const form = useSmallForm({
    begin: { note: "" },
    check: ({ note }) => ({
      note: note.trim().length < REOPEN_NOTE.min && `At least ${REOPEN_NOTE.min} characters.`,
    }),
    send: ({ note }) => reopen.mutateAsync(note),
  });
  return (
    <form {...form.props} className="mt-4 grid gap-3">
      <Field label="What is still open?" required error={form.problems.note}>
        <TextArea rows={3} maxLength={REOPEN_NOTE.max} {...form.text("note")} />
      </Field>
      <SmallFormProblem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={form.isSending}>
          Reopen
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
