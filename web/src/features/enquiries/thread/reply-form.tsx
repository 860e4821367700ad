import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { ENQUIRY_REPLY_MAX } from "@cardplaza/contract/enquiries/enquiry-words";
import { Paperclip, Send, X } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { OUTBOX_TEXT } from "../../../site/outbox/outbox-words.ts";
import { WaitingEntries } from "../../../site/outbox/waiting-entries.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { AnsweredNotice } from "../answered-notice.tsx";
import { SavedRepliesMenu } from "./saved-replies-menu.tsx";
import { useReplyForm } from "./use-reply-form.ts";

const ACCEPTED = ".pdf,.docx,image/jpeg,image/png,image/webp,image/gif";

export function ReplyForm({ enquiry }: { enquiry: Enquiry }) {
  const form = useReplyForm(enquiry._id);
  const fileInput = useRef<HTMLInputElement>(null);
  const fileId = useId();
  if (enquiry.status === "closed" || enquiry.status === "spam")
    return <p className="border-t border-line pt-5 text-sm text-muted">This conversation is closed.</p>;
  if (enquiry.senderId === null)
    return (
      <p className="border-t border-line pt-5 text-sm text-muted">The buyer has closed their account.</p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <WaitingEntries outbox={form.outbox} entries={form.waiting} onEdit={form.edit} />
      <Field label={enquiry.side === "owner" ? "Your reply" : "Your message"} error={form.problem}>
        <TextArea
          rows={3}
          maxLength={ENQUIRY_REPLY_MAX}
          value={form.text}
          onChange={(event) => form.setText(event.target.value)}
        />
      </Field>
      {form.progress !== undefined && <ProgressBar label="Uploading the file" value={form.progress} />}
      {form.file && (
        <p className="flex items-center gap-2 text-sm">
          <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 truncate">{form.file.name}</span>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove ${form.file.name}`}
            onClick={form.dropFile}
          >
            <X />
          </Button>
        </p>
      )}
      {form.answered && (
        <AnsweredNotice
          enquiry={enquiry}
          error={form.answered}
          busy={form.isSending}
          onSendAnyway={() => form.send(true)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={fileInput}
            id={fileId}
            type="file"
            accept={ACCEPTED}
            aria-label="Attach a file"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (chosen) form.attach(chosen);
            }}
          />
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={form.progress !== undefined || form.file !== null}
            onClick={() => fileInput.current?.click()}
          >
            <Paperclip /> Attach
          </Button>
          {enquiry.side === "owner" && <SavedRepliesMenu text={form.text} onChoose={form.setText} />}
        </div>
        <Button
          type="submit"
          busy={form.isSending}
          offlineNote={OUTBOX_TEXT.sentLater}
          aria-disabled={form.text.trim() === "" || form.progress !== undefined}
        >
          {!form.isSending && <Send />} Send
        </Button>
      </div>
    </form>
  );
}
