import type { Enquiry } from "@cardplaza/contract/enquiries/enquiries";
import {
  type EnquiryStatus,
  LOST_REASON_MAX,
  ownerMoves,
  OWNER_NOTE_MAX,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { type FormEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useMoveEnquiry } from "../use-enquiry.ts";

/** What is offered as a button; the first two states move on by themselves. */
const OFFERED: Partial<Record<EnquiryStatus, string>> = {
  quoted: "Mark as quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** Where it goes next, and a note that only its owner sees. */
export function OwnerTools({ enquiry }: { enquiry: Enquiry }) {
  const move = useMoveEnquiry(enquiry._id);
  const [losing, setLosing] = useState(false);
  const moves = ownerMoves(enquiry.status).filter((status) => OFFERED[status]);
  const failed = (error: unknown) =>
    toast({ title: "The status was not changed", description: problemText(error), variant: "destructive" });
  return (
    <div className="grid grid-cols-1 gap-4">
      {moves.length > 0 && (
        <div role="group" aria-label="Move this enquiry on" className="flex flex-wrap gap-2">
          {moves.map((status) => (
            <Button
              key={status}
              size="sm"
              variant={status === "spam" ? "ghost" : "secondary"}
              busy={move.isPending && move.variables?.status === status}
              onClick={() =>
                status === "lost" ? setLosing(true) : move.mutate({ status }, { onError: failed })
              }
            >
              {OFFERED[status]}
            </Button>
          ))}
        </div>
      )}
      <OwnerNote enquiry={enquiry} />
      {losing && <LostDialog enquiry={enquiry} onClose={() => setLosing(false)} />}
    </div>
  );
}

function OwnerNote({ enquiry: { _id, ownerNote } }: { enquiry: Enquiry }) {
  const draftKey = `enquiry-note-${_id}`;
  const saved = ownerNote ?? "";
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? saved);
  const [shown, setShown] = useState(text !== "");
  const save = useMoveEnquiry(_id);
  const change = (next: string) => {
    setText(next);
    if (next === saved) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending)
      save.mutate({ ownerNote: text }, { onSuccess: () => sessionStorage.removeItem(draftKey) });
  };
  if (!shown)
    return (
      <Button variant="link" size="sm" className="w-fit" onClick={() => setShown(true)}>
        Add a private note
      </Button>
    );
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <Field
        label="Private note"
        hint="Only you see it."
        error={save.error ? problemText(save.error) : undefined}
      >
        <TextArea
          rows={2}
          className="min-h-16"
          maxLength={OWNER_NOTE_MAX}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {text !== saved && (
        <Button type="submit" size="sm" className="w-fit" busy={save.isPending}>
          Save note
        </Button>
      )}
    </form>
  );
}

function LostDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const move = useMoveEnquiry(enquiry._id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!move.isPending)
      move.mutate({ status: "lost", lostReason: reason.trim() || undefined }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Mark as lost" description="Only you see the reason.">
        <form onSubmit={submit} className="grid gap-4">
          <Field label="Reason" optional>
            <TextField
              maxLength={LOST_REASON_MAX}
              placeholder="Price, time, went elsewhere"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          {move.error && (
            <Notice tone="danger" live>
              {problemText(move.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={move.isPending}>
              Mark as lost
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
