import { CONNECTION_NOTE_MAX } from "@cardplaza/contract/people/connection-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";

interface InviteDialogProps {
  name: string;
  send: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** An invitation with a few words. What was written stays until it is sent. */
export function InviteDialog({ name, send, onClose }: InviteDialogProps) {
  const form = useSmallForm({
    begin: { note: "" },
    send: ({ note }) => send(note.trim()),
    onSent: onClose,
    problemAt: "note",
  });
  return (
    <SmallFormDialog
      title={`Connect with ${name}`}
      description="A few words about how you know each other help."
      form={form}
      sendLabel="Send invitation"
      onClose={onClose}
    >
      <Field
        label="Note"
        optional
        error={form.problems.note}
        hint={
          <span className="tabular-nums">
            {form.values.note.length}/{CONNECTION_NOTE_MAX}
          </span>
        }
      >
        <TextArea rows={4} maxLength={CONNECTION_NOTE_MAX} {...form.text("note")} />
      </Field>
    </SmallFormDialog>
  );
}
