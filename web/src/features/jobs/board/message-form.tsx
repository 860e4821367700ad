import type { Application } from "@cardplaza/contract/jobs/application";
import { MESSAGE_MAX } from "@cardplaza/contract/jobs/application-words";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { MessageTemplates } from "./message-templates.tsx";
import { useSendMessage } from "./use-application.ts";
import { tabStore } from "../../../lib/storage/browser-storage.ts";

interface MessageFormProps {
  application: Application;
  jobId: string;
  company: string;
}

/** What is typed stays, also while another application is open, until it is sent. */
export function MessageForm({ application, jobId, company }: MessageFormProps) {
  const draftKey = `message-to-${application._id}`;
  const [text, setShownText] = useState(() => tabStore.read(draftKey) ?? "");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = useSendMessage(application, jobId);
  const setText = (next: string) => {
    setShownText(next);
    setKey(crypto.randomUUID());
    if (next) tabStore.write(draftKey, next);
    else tabStore.remove(draftKey);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !send.isPending)
      send.mutate({ text: text.trim(), key }, { onSuccess: () => setText("") });
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Field
        label={`Message to ${application.name}`}
        hint="Also sent by e-mail; they can reply from there. Counts as your reply."
        error={send.error ? problemText(send.error) : undefined}
      >
        <TextArea
          rows={4}
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MessageTemplates
          text={text}
          named={{ name: application.name, job: application.jobTitle, company }}
          onChoose={setText}
        />
        <Button type="submit" busy={send.isPending} aria-disabled={text.trim() === ""}>
          {!send.isPending && <Send />} Send
        </Button>
      </div>
    </form>
  );
}
