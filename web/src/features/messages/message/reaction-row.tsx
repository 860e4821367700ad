import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { MAX_GROUP } from "@cardplaza/contract/messages/message-limits";
import { REACTION_NAMES } from "@cardplaza/contract/messages/message-words";
import { namesInWords } from "@cardplaza/contract/people/names-in-words";
import { cn } from "../../../ui/class-names.ts";
import { MESSAGES_WORDS, THREAD_WORDS } from "../messages-words.ts";
import { canReact } from "./message-acts.ts";
import { nameIn } from "./names.ts";
import { useThreadShared } from "./thread-context.ts";

/** In a group all have room; thousands react in the thread of a chapter. */
const NAMED = MAX_GROUP;

/** The reactions to a message. A press on one adds the reader's own, or takes it back. */
export function ReactionRow({ message }: { message: Message }) {
  const { conversation, me, onReact } = useThreadShared();
  if (message.reactions.length === 0) return null;
  const may = canReact(message, conversation);
  return (
    <ul aria-label={THREAD_WORDS.reactions} className="-mt-1 flex flex-wrap gap-1">
      {message.reactions.map(({ emoji, by }) => {
        const isOwn = by.includes(me);
        const who = namesInWords(whoReacted(by, conversation, me), NAMED);
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={isOwn}
              aria-disabled={!may}
              aria-label={THREAD_WORDS.reaction(REACTION_NAMES[emoji], who)}
              title={who}
              onClick={() => may && onReact(message, isOwn ? null : emoji)}
              className={cn(
                "inline-flex h-7 items-center gap-1 rounded-full border bg-raised px-2 text-xs tabular-nums pointer-coarse:h-9",
                isOwn ? "border-brand bg-brand-soft text-brand-strong" : "border-line",
              )}
            >
              <span aria-hidden="true">{emoji}</span>
              {by.length > 1 && <span aria-hidden="true">{by.length}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The reader first, so that a long list does not hide them. */
const whoReacted = (by: readonly string[], conversation: ConversationDetail, me: string): string[] => [
  ...(by.includes(me) ? [MESSAGES_WORDS.you] : []),
  ...by.filter((id) => id !== me).map((id) => nameIn(conversation, id)),
];
