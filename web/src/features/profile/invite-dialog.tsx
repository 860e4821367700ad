import { CONNECTION_NOTE_MAX } from "@cardplaza/contract/connect/connection-words";
import { type FormEvent, useState } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";

interface InviteDialogProps {
  name: string;
  send: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** An invitation with a few words. What was written stays until it is sent. */
export function InviteDialog({ name, send, onClose }: InviteDialogProps) {
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await send(note.trim());
      onClose();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Connect with ${name}`}
        description="A few words about how you know each other help."
      >
        <form onSubmit={(event) => void submit(event)}>
          <Field
            label="Note"
            optional
            error={problem}
            hint={
              <span className="tabular-nums">
                {note.length}/{CONNECTION_NOTE_MAX}
              </span>
            }
          >
            <TextArea
              rows={4}
              maxLength={CONNECTION_NOTE_MAX}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Send invitation
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
