import { MESSAGE_MAX } from "@cardplaza/contract/jobs/application-words";
import { Send } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useMessage } from "./use-applied.ts";

export function MessageForm({ id, company }: { id: string; company: string }) {
  const message = useMessage(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    message.send();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Field label={`Write to ${company}`} error={message.problem}>
        <TextArea
          rows={2}
          className="min-h-16"
          maxLength={MESSAGE_MAX}
          value={message.text}
          onChange={({ target }) => message.setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button type="submit" size="sm" busy={message.isSending} aria-disabled={message.text.trim() === ""}>
          {!message.isSending && <Send />} Send
        </Button>
      </div>
    </form>
  );
}
