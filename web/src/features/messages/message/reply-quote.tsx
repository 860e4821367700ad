import type { Message } from "@cardplaza/contract/messages/message";
import { THREAD_WORDS } from "../messages-words.ts";
import { useThreadShared } from "./thread-context.ts";

/** What a message answers; a press shows that message. */
export function ReplyQuote({ replyTo }: { replyTo: NonNullable<Message["replyTo"]> }) {
  const { onJump } = useThreadShared();
  const { seq, senderName, text } = replyTo;
  return (
    <button
      type="button"
      aria-label={THREAD_WORDS.goToReplied(senderName, text)}
      onClick={() => onJump(seq)}
      className="mb-1.5 block min-h-9 w-full min-w-0 rounded-lg border-l-3 border-brand bg-hover px-2.5 py-1 text-left text-xs pointer-coarse:min-h-11"
    >
      <span dir="auto" className="block truncate font-semibold">
        {senderName}
      </span>
      <span dir="auto" className="line-clamp-2 wrap-anywhere text-muted">
        {text}
      </span>
    </button>
  );
}
