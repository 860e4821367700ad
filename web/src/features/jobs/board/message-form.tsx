import type { Application } from "@cardplaza/contract/jobs/application";
import { MESSAGE_MAX } from "@cardplaza/contract/jobs/application-words";
import { Send } from "lucide-react";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { MessageTemplates } from "./message-templates.tsx";
import { useSendMessage } from "./use-application.ts";

interface MessageFormProps {
  application: Application;
  jobId: string;
  company: string;
}

/** What is typed stays, also while another application is open, until it is sent. */
export function MessageForm({ application, jobId, company }: MessageFormProps) {
  const send = useSendMessage(application, jobId);
  const form = useSmallForm({
    begin: { text: "" },
    check: ({ text }) => ({ text: text.trim() === "" && "Write a message." }),
    send: ({ text }, key) => send.mutateAsync({ text: text.trim(), key }),
    problemAt: "text",
    keptAs: `message-to-${application._id}`,
  });
  const { text } = form.values;
  return (
    <form {...form.props} className="grid grid-cols-1 gap-3">
      <Field
        label={`Message to ${application.name}`}
        hint="Also sent by e-mail; they can reply from there. Counts as your reply."
        error={form.problems.text}
      >
        <TextArea rows={4} maxLength={MESSAGE_MAX} {...form.text("text")} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MessageTemplates
          text={text}
          named={{ name: application.name, job: application.jobTitle, company }}
          onChoose={(next) => form.change({ text: next })}
        />
        <Button type="submit" busy={form.isSending} aria-disabled={text.trim() === ""}>
          {!form.isSending && <Send />} Send
        </Button>
      </div>
    </form>
  );
}
