import { EMAIL_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import {
  CONTACT_MESSAGE,
  CONTACT_NAME,
  CONTACT_SUBJECT,
  CONTACT_TOPIC_WORDS,
} from "@cardplaza/contract/support/support-words";
import { type FormEvent, useEffect, useRef } from "react";
import { Honeypot } from "../../forms/fields/honeypot.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { FileDrop } from "../../ui/fields/file-drop.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { MessageReceived } from "./message-received.tsx";
import { useMessage } from "./use-message.ts";

type Message = ReturnType<typeof useMessage>;

const TOPICS = Object.entries(CONTACT_TOPIC_WORDS).map(([value, label]) => ({ value, label }));
const FILE_HINT = "PDF, Word or a picture, up to 10 MB. Only our team sees it.";

export function ContactForm({ topic }: { topic: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  const { values, change, file, choose, progress, problems, refusals, send, submit } = useMessage(
    form,
    topic,
  );
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  if (send.data) return <MessageReceived ticketNo={send.data.ticketNo} onAnother={() => send.reset()} />;
  const isWrong = Object.values(problems).some(Boolean);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label="What is it about?" required error={problems.topic} className="sm:col-span-2">
        <Select
          name="topic"
          required
          placeholder="Choose a topic"
          options={TOPICS}
          value={values.topic}
          onChange={({ target }) => change({ topic: target.value })}
        />
      </Field>
      <WriterFields values={values} problems={problems} change={change} />
      <Field label="Subject" required error={problems.subject} className="sm:col-span-2">
        <TextField
          name="subject"
          required
          maxLength={CONTACT_SUBJECT.max}
          value={values.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <Field
        label="Message"
        required
        error={problems.message}
        hint={`${CONTACT_MESSAGE.min} to ${CONTACT_MESSAGE.max} characters. What happened, where, and what you would like us to do.`}
        className="sm:col-span-2"
      >
        <TextArea
          name="message"
          required
          rows={6}
          maxLength={CONTACT_MESSAGE.max}
          value={values.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
      <FileDrop
        label="File"
        optional
        hint={FILE_HINT}
        accept="application/pdf,.docx,image/jpeg,image/png,image/webp,image/gif"
        onFiles={([chosen]) => choose(chosen)}
        progress={progress}
        file={file && { name: file.name }}
        onRemove={() => choose(undefined)}
        error={problems.file}
        className="sm:col-span-2"
      />
      <Honeypot value={values.fax} onChange={(fax) => change({ fax })} />
      {send.isError && !isWrong && (
        <Notice tone="danger" live title="Message not sent" className="sm:col-span-2">
          {problemText(send.error)} What you wrote is kept.
        </Notice>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" size="lg" busy={send.isPending} className="w-full sm:w-auto">
          Send message
        </Button>
      </div>
    </form>
  );
}

/** Who writes, and where the answer goes. */
function WriterFields({ values, problems, change }: Pick<Message, "values" | "problems" | "change">) {
  return (
    <>
      <Field label="Your name" required error={problems.name} className="sm:col-span-2">
        <TextField
          name="name"
          autoComplete="name"
          required
          maxLength={CONTACT_NAME.max}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Your e-mail" required error={problems.email} hint="The answer goes there.">
        <TextField
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX}
          value={values.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <Field label="Your phone" optional error={problems.phone}>
        <TextField
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={PHONE_MAX}
          value={values.phone}
          onChange={({ target }) => change({ phone: target.value })}
        />
      </Field>
    </>
  );
}
