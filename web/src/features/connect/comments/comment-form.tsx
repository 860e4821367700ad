import { COMMENT_MAX } from "@cardplaza/contract/connect/post-words";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, type RefObject, useId, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { MentionField } from "../composer/mention-field.tsx";
import { asSent, type WrittenText } from "../composer/mention-places.ts";

interface CommentFormProps {
  /** "Write a comment" */
  label: string;
  text: WrittenText;
  onText: (text: WrittenText) => void;
  /** Called with the text as the server stores it. */
  onSend: (text: WrittenText) => void;
  sendLabel?: string;
  busy?: boolean;
  problem?: string | undefined;
  area?: RefObject<HTMLTextAreaElement | null>;
  onCancel?: () => void;
}

const NEARLY_FULL = 100;

/** Where a comment is written. Ctrl and Enter send it, Escape leaves it. */
export function CommentForm(props: CommentFormProps) {
  const { label, text, onText, onSend, sendLabel = "Send", busy = false, problem, onCancel } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const area = props.area ?? own;
  const sent = asSent(text);
  const room = COMMENT_MAX - sent.body.length;
  const isReady = sent.body !== "" && room >= 0;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReady && !busy) onSend(sent);
  };
  return (
    <form onSubmit={submit} className="min-w-0 flex-1">
      <MentionField
        area={area}
        text={text}
        onText={onText}
        rows={1}
        aria-label={label}
        placeholder={label}
        aria-describedby={errorId}
        className="min-h-10 pointer-coarse:min-h-11"
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
          else if (event.key === "Escape") onCancel?.();
        }}
      />
      <FieldError
        id={errorId}
        message={problem ?? (room < 0 ? `At most ${COMMENT_MAX} characters.` : undefined)}
      />
      {(text.body !== "" || onCancel) && (
        <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
          {room < NEARLY_FULL && (
            <span
              className={room < 0 ? "text-xs text-danger tabular-nums" : "text-xs text-muted tabular-nums"}
            >
              {room} left
            </span>
          )}
          {onCancel && (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" size="sm" busy={busy} aria-disabled={!isReady} offlineNote={false}>
            <SendHorizontal aria-hidden="true" /> {sendLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
