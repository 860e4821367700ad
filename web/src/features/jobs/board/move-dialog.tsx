import type { Applicant } from "@cardplaza/contract/jobs/application";
import {
  isBackMove,
  needsReason,
  newsOfMove,
  reasonText,
  REJECTION_THANKS,
} from "@cardplaza/contract/jobs/application-rules";
import { MESSAGE_MAX, type MovableStage, STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { MessageTemplates } from "./message-templates.tsx";
import { NO_REASON, type Reason, ReasonFields, sentReason } from "./reason-fields.tsx";
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
  const { name, stage } = applicant;
  const asksReason = needsReason(stage, to);
  const reasonOf = (reason: Reason) => (asksReason ? sentReason(to, reason) : "");
  const form = useSmallForm({
    begin: { reason: NO_REASON, message: "" },
    check: ({ reason }) => ({ reason: asksReason && reasonOf(reason) === "" && "Give a reason." }),
    // The board shows the move at once, and takes it back if it is refused.
    send: async ({ reason, message }) =>
      onMove({
        applicant,
        stage: to,
        ...(reasonOf(reason) && { reason: reasonOf(reason) }),
        ...(message.trim() && { message: message.trim() }),
      }),
    onSent: onClose,
  });
  const { reason, message } = form.values;
  const sent = reasonOf(reason);
  const named = { name, job: job.title, company: job.company.name };
  const told = [
    newsOfMove(stage, to, named),
    sent && reasonText(sent),
    message.trim(),
    to === "rejected" && REJECTION_THANKS,
  ].filter((each): each is string => Boolean(each));
  return (
    <SmallFormDialog
      title={to === "rejected" ? `Reject ${name}?` : `Move ${name} to “${STAGE_LABEL[to]}”`}
      description={
        isBackMove(stage, to)
          ? `${name} is in “${STAGE_LABEL[stage]}” now. A move back needs a reason.`
          : `We'll notify ${name} by bell and e-mail.`
      }
      form={form}
      sendLabel={to === "rejected" ? "Reject" : `Move to ${STAGE_LABEL[to].toLowerCase()}`}
      tone={to === "rejected" ? "danger" : "primary"}
      isReady={!asksReason || sent !== ""}
      onClose={onClose}
    >
      {asksReason && (
        <ReasonFields to={to} reason={reason} onChange={(next) => form.change({ reason: next })} />
      )}
      <Field label="Message" optional>
        <TextArea rows={3} maxLength={MESSAGE_MAX} {...form.text("message")} />
      </Field>
      {to !== "rejected" && (
        <div>
          <MessageTemplates
            text={message}
            named={named}
            onChoose={(next) => form.change({ message: next })}
          />
        </div>
      )}
      <Told name={name} lines={told} />
    </SmallFormDialog>
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
