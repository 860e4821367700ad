import { AUDIT_REASON, AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import type { TicketCase } from "@cardplaza/contract/support/support";
import { CONTACT_TEXT, TICKET_ANSWER, type TicketAction } from "@cardplaza/contract/support/support-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ANSWER_TEMPLATES, INBOX_WORDS as words } from "./inbox-words.ts";
import { useWorkOnTicket } from "./use-inbox.ts";

interface TicketDialogProps {
  ticket: TicketCase;
  action: TicketAction;
  onClose: () => void;
}

const TEMPLATES = [
  { value: "", label: words.noTemplate },
  ...ANSWER_TEMPLATES.map(({ name }) => ({ value: name, label: name })),
];

/** An answer, or the words with which a ticket is closed. They are sent to the person who wrote to us. */
export function TicketDialog({ ticket, action, onClose }: TicketDialogProps) {
  const work = useWorkOnTicket();
  const isAnswer = action === "answer";
  const [least, most] = isAnswer ? [TICKET_ANSWER.min, TICKET_ANSWER.max] : AUDIT_REASON;
  const form = useSmallForm({
    begin: { template: "", text: "" },
    check: ({ text }) => ({
      text: text.trim().length < least && (isAnswer ? CONTACT_TEXT.needAnswer : AUDIT_TEXT.reasonNeeded),
    }),
    send: ({ text }) => work.mutateAsync({ ticket, action, text: text.trim() }),
    onSent: () => {
      toast({ title: words.actions[action].done });
      onClose();
    },
  });
  return (
    <SmallFormDialog
      title={`${words.actions[action].name}: ${ticket.ticketNo}`}
      description={words.actions[action].does}
      form={form}
      sendLabel={words.actions[action].name}
      tone={action === "reject" ? "danger" : "primary"}
      onClose={onClose}
    >
      <Field label={words.template}>
        <Select
          options={TEMPLATES}
          value={form.values.template}
          onChange={({ target: { value } }) =>
            form.change({
              template: value,
              text: ANSWER_TEMPLATES.find(({ name }) => name === value)?.text ?? form.values.text,
            })
          }
        />
      </Field>
      <Field label={words.text} required error={form.problems.text} hint={words.textSent(ticket.email)}>
        <TextArea rows={8} maxLength={most} {...form.text("text")} />
      </Field>
    </SmallFormDialog>
  );
}
