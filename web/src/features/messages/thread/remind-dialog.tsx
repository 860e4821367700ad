import { momentInWords } from "@cardplaza/contract/date-words";
import type { Message } from "@cardplaza/contract/messages/message";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { DIALOG_WORDS } from "../messages-words.ts";
import { remindTimes } from "./remind-times.ts";

interface RemindDialogProps {
  message: Message;
  onSet: (message: Message) => void;
  onClose: () => void;
}

/** When the member wants to be reminded of a message. */
export function RemindDialog({ message, onSet, onClose }: RemindDialogProps) {
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState("");
  const { soon, tomorrow, monday } = remindTimes(now);
  const setting = useMutation({
    mutationFn: (at: Date | null) =>
      api["PUT /api/messages/:id/reminder"]({
        params: { id: message._id },
        body: { at: at?.toISOString() ?? null },
      }),
    onSuccess({ message: changed }) {
      onSet(changed);
      if (changed.remindAt)
        toast({ title: DIALOG_WORDS.reminded(momentInWords(changed.remindAt, "reader")) });
      onClose();
    },
  });
  const isPast = typed !== "" && new Date(typed) <= now;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed && !isPast) setting.mutate(new Date(typed));
  };
  const problem = isPast ? DIALOG_WORDS.chooseTime : setting.error ? problemText(setting.error) : undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={DIALOG_WORDS.remind} description={DIALOG_WORDS.remindWhy}>
        <div className="grid grid-cols-1 gap-4">
          <div className="grid gap-2 sm:grid-cols-3">
            {[
              { label: DIALOG_WORDS.remindSoon, at: soon },
              { label: DIALOG_WORDS.remindTomorrow, at: tomorrow },
              { label: DIALOG_WORDS.remindMonday, at: monday },
            ].map(({ label, at }) => (
              <Button
                key={label}
                variant="secondary"
                className="px-2 whitespace-normal"
                aria-disabled={setting.isPending}
                onClick={() => setting.mutate(at)}
              >
                {label}
              </Button>
            ))}
          </div>
          <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
            <Field label={DIALOG_WORDS.remindOther} error={problem} className="min-w-0 flex-1 basis-48">
              <TextField
                type="datetime-local"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
            <Button type="submit" busy={setting.isPending} aria-disabled={typed === "" || isPast}>
              {DIALOG_WORDS.remindSet}
            </Button>
          </form>
          {message.remindAt && (
            <Button variant="link" className="w-fit" onClick={() => setting.mutate(null)}>
              {DIALOG_WORDS.remindOff}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
