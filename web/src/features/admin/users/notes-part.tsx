import type { User } from "@cardplaza/contract/admin/users";
import { mayUse } from "@cardplaza/contract/admin-roles";
import { momentInWords } from "@cardplaza/contract/date-words";
import { MEMBER_NOTE, NOTE_ROLES } from "@cardplaza/contract/admin/user-words";
import { useState } from "react";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useSignedInAdmin } from "../admin-session.ts";
import { useSaveNote } from "./use-users.ts";
import { USERS_WORDS } from "./users-words.ts";

type Note = User["notes"][number];
const { notes: words } = USERS_WORDS;

/** What administrators noted about the member; each changes their own. */
export function NotesPart({ user: { _id: userId, notes } }: { user: User }) {
  const { role } = useSignedInAdmin().admin;
  const [written, setWritten] = useState<Note | "new" | null>(null);
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      {notes.length === 0 ? (
        <p className="mt-2 text-muted">{words.none}</p>
      ) : (
        <ul className="mt-2 grid grid-cols-1 gap-3">
          {notes.map((note) => (
            <li key={note._id}>
              <p className="break-words whitespace-pre-wrap">{note.text}</p>
              <p className="text-muted">
                {words.by(note.by, momentInWords(note.at))}
                {note.editedAt && `, ${words.edited}`}
              </p>
              {note.isOwn && mayUse(role, NOTE_ROLES) && (
                <Button size="sm" variant="ghost" className="-ml-3" onClick={() => setWritten(note)}>
                  {words.edit}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayUse(role, NOTE_ROLES) && (
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => setWritten("new")}>
          {words.add}
        </Button>
      )}
      {written && (
        <NoteDialog
          userId={userId}
          note={written === "new" ? undefined : written}
          onClose={() => setWritten(null)}
        />
      )}
    </section>
  );
}

interface NoteDialogProps {
  userId: string;
  /** The one that is changed. */
  note: Note | undefined;
  onClose: () => void;
}

function NoteDialog({ userId, note, onClose }: NoteDialogProps) {
  const save = useSaveNote(userId, note?._id);
  const form = useSmallForm({
    begin: { text: note?.text ?? "" },
    check: ({ text }) => ({ text: text.trim() === "" && words.empty }),
    send: ({ text }) => save.mutateAsync(text.trim()),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title={note ? words.edit : words.add}
      description={words.does}
      form={form}
      sendLabel={words.save}
      onClose={onClose}
    >
      <Field label={words.label} required error={form.problems.text}>
        <TextArea rows={4} maxLength={MEMBER_NOTE[1]} {...form.text("text")} />
      </Field>
    </SmallFormDialog>
  );
}
