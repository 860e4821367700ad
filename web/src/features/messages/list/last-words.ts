import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { LIST_WORDS } from "../messages-words.ts";

/** The newest line, with its writer where it needs one: a note of the product names them itself. */
export function lastWords(
  { last, kind }: Pick<Conversation, "last" | "kind">,
  me: string | undefined,
): string {
  if (!last) return "";
  const { text, isNote, isReaction, senderId, senderName } = last;
  if (isNote) return text;
  if (senderId === me && !isReaction) return `${LIST_WORDS.own} ${text}`;
  return kind === "direct" ? text : `${senderName}: ${text}`;
}
