import { MESSAGE_MAX } from "@cardplaza/contract/messages/message-limits";
import { Check, SendHorizontal } from "lucide-react";
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
} from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { COMPOSER_WORDS } from "../messages-words.ts";

interface MessageFieldProps {
  /** "Message Ravi" */
  label: string;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onEscape?: () => void;
  onPaste?: (event: ClipboardEvent) => void;
  /** There is something to send besides the text. */
  hasMore?: boolean;
  isEdit?: boolean;
  busy?: boolean;
  problem?: string | undefined;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Buttons before the field. */
  tools?: ReactNode;
  /** Beside the button that sends. */
  later?: ReactNode;
  /** In the place of that button while there is nothing to send. */
  voice?: ReactNode;
  /** A voice note is recorded, over the field. What is typed or comes from elsewhere waits in it. */
  isRecording?: boolean;
}

const NEARLY_FULL = 200;

/** On a phone Enter begins a line, and the button sends. */
const sendsOnEnter = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Where a message is written: it grows with its text, and what is too long is not cut. */
export function MessageField(props: MessageFieldProps) {
  const { label, text, onText, onSend, onEscape, onPaste, problem, area, tools, later, voice } = props;
  const { hasMore = false, isEdit = false, busy = false, isRecording = false } = props;
  const errorId = useId();
  const room = MESSAGE_MAX - text.trim().length;
  const isEmpty = text.trim() === "" && !hasMore;
  const isReady = !isEmpty && room >= 0 && !busy;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReady) onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter chooses a word while one is put together from keys, as in Devanagari.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && onEscape) onEscape();
    const isSend =
      event.key === "Enter" && !event.shiftKey && (event.ctrlKey || event.metaKey || sendsOnEnter());
    if (isSend) send(event);
  };
  return (
    <form onSubmit={send}>
      <div className="relative flex flex-wrap items-end gap-x-2 gap-y-1">
        <div inert={isRecording} className="contents">
          {tools}
        </div>
        <TextArea
          ref={area}
          inert={isRecording}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={label}
          aria-describedby={errorId}
          enterKeyHint="enter"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          // A long name does not make the empty field higher.
          className="max-h-40 min-h-10 w-auto min-w-0 flex-1 resize-none wrap-anywhere placeholder:truncate placeholder-shown:truncate pointer-coarse:min-h-11"
        />
        {!isRecording && later}
        {voice && (isEmpty || isRecording) ? (
          voice
        ) : (
          <Button
            type="submit"
            size="icon"
            busy={busy}
            aria-label={isEdit ? COMPOSER_WORDS.save : COMPOSER_WORDS.send}
            aria-disabled={!isReady}
            offlineNote={false}
            // Keeps the phone's keyboard open for the next message.
            onPointerDown={(event) => event.preventDefault()}
          >
            {isEdit ? <Check /> : <SendHorizontal />}
          </Button>
        )}
      </div>
      <FieldError id={errorId} message={problem ?? (room < 0 ? COMPOSER_WORDS.tooLong(-room) : undefined)} />
      {room >= 0 && room < NEARLY_FULL && (
        <p className="mt-1 text-right text-xs text-muted tabular-nums">{COMPOSER_WORDS.left(room)}</p>
      )}
    </form>
  );
}
