import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { LIST_WORDS } from "../messages-words.ts";

interface LastWords {
  /** Who wrote it; null where that is clear. */
  by: string | null;
  text: string;
}

/** The newest line, with its writer where it needs one: a note of the product names them itself. */
export function lastWords(
  { last, kind }: Pick<Conversation, "last" | "kind">,
  me: string | undefined,
): LastWords {
  if (!last) return { by: null, text: "" };
  const { text, isNote, isReaction, senderId, senderName } = last;
  if (isNote) return { by: null, text };
  if (senderId === me && !isReaction) return { by: LIST_WORDS.own, text };
  return { by: kind === "direct" ? null : senderName, text };
}
