import { MESSAGE_MAX } from "@cardplaza/contract/messages/message-limits";
import type { ScheduledMessage } from "@cardplaza/contract/messages/messages";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LATER_WORDS } from "../words/later-words.ts";
import { asLocalInput } from "./later-times.ts";
import { TimeField, timeProblem } from "./time-field.tsx";
import { useChangeScheduled } from "./use-scheduled.ts";

interface EditScheduledDialogProps {
  message: ScheduledMessage;
  onClose: () => void;
}

/** Its text and its time. A new time sends again what could not be sent. */
export function EditScheduledDialog({ message, onClose }: EditScheduledDialogProps) {
  const { save } = useChangeScheduled();
  const begin = { body: message.body, at: asLocalInput(new Date(message.sendAt)) };
  const form = useSmallForm({
    begin,
    check: ({ body, at }) => ({
      body: body.trim() === "" && begin.body !== "" && LATER_WORDS.needText,
      at: timeProblem(at),
    }),
    send: ({ body, at }) =>
      save.mutateAsync({
        id: message._id,
        body: body === begin.body ? undefined : body,
        sendAt: at === begin.at ? undefined : new Date(at).toISOString(),
      }),
    onSent() {
      toast({ title: LATER_WORDS.saved });
      onClose();
    },
    named: { sendAt: "at" },
  });
  return (
    <SmallFormDialog title={LATER_WORDS.editTitle} form={form} sendLabel={LATER_WORDS.save} onClose={onClose}>
      <Field label={LATER_WORDS.message} error={form.problems.body}>
        <TextArea dir="auto" maxLength={MESSAGE_MAX} {...form.text("body")} />
      </Field>
      <TimeField error={form.problems.at} {...form.text("at")} />
    </SmallFormDialog>
  );
}
