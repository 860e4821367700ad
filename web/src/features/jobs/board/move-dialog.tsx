import type { Applicant } from "@cardplaza/contract/jobs/application";
import {
  isBackMove,
  needsReason,
  newsOfMove,
  reasonText,
  REJECTION_THANKS,
} from "@cardplaza/contract/jobs/application-rules";
import { MESSAGE_MAX, type MovableStage, STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { MessageTemplates } from "./message-templates.tsx";
import { NO_REASON, ReasonFields, sentReason } from "./reason-fields.tsx";
import type { Change } from "./use-application.ts";

/** Moves that say much to the applicant, or need a reason, are asked about first. */
export const asksFirst = (from: Applicant["stage"], to: MovableStage) =>
  needsReason(from, to) || to === "offered" || to === "hired";

interface MoveDialogProps {
  applicant: Applicant;
  to: MovableStage;
  job: { title: string; company: { name: string } };
  onMove: (change: Change) => void;
  onClose: () => void;
}

/** Asks for the reason, and shows what the applicant will read. */
export function MoveDialog({ applicant, to, job, onMove, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState(NO_REASON);
  const [message, setMessage] = useState("");
  const { name, stage } = applicant;
  const asksReason = needsReason(stage, to);
  const sent = asksReason ? sentReason(to, reason) : "";
  const named = { name, job: job.title, company: job.company.name };
  const isReady = !asksReason || sent !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onMove({
      applicant,
      stage: to,
      ...(sent && { reason: sent }),
      ...(message.trim() && { message: message.trim() }),
    });
    onClose();
  };
  const told = [
    newsOfMove(stage, to, named),
    sent && reasonText(sent),
    message.trim(),
    to === "rejected" && REJECTION_THANKS,
  ].filter((each): each is string => Boolean(each));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={to === "rejected" ? `Reject ${name}?` : `Move ${name} to “${STAGE_LABEL[to]}”`}
        description={
          isBackMove(stage, to)
            ? `${name} is in “${STAGE_LABEL[stage]}” now. A move back needs a reason.`
            : `We'll notify ${name} by bell and e-mail.`
        }
      >
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          {asksReason && <ReasonFields to={to} reason={reason} onChange={setReason} />}
          <Field label="Message" optional>
            <TextArea
              rows={3}
              maxLength={MESSAGE_MAX}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          </Field>
          {to !== "rejected" && (
            <div>
              <MessageTemplates text={message} named={named} onChoose={setMessage} />
            </div>
          )}
          <Told name={name} lines={told} />
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant={to === "rejected" ? "danger" : "primary"} aria-disabled={!isReady}>
              {to === "rejected" ? "Reject" : `Move to ${STAGE_LABEL[to].toLowerCase()}`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** What the applicant reads, word for word. */
export function Told({ name, lines }: { name: string; lines: string[] }) {
  return (
    <section aria-label="Preview" className="rounded-field bg-sunken p-4 text-sm">
      <p className="mb-2 text-xs font-medium text-muted">{name} reads</p>
      <div className="grid grid-cols-1 gap-2 break-words whitespace-pre-line">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
