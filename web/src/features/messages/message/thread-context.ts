import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import type { MessageReaction } from "@cardplaza/contract/messages/message-words";
import { createContext, use } from "react";
import type { MessageAct } from "./message-acts.ts";

/** What the rows of an open thread share. */
export interface ThreadShared {
  conversation: ConversationDetail;
  me: string;
  onAct: (act: MessageAct, message: Message) => void;
  onReact: (message: Message, emoji: MessageReaction | null) => void;
  /** Shows the message at a place, wherever it is. */
  onJump: (seq: number) => void;
}

export const ThreadContext = createContext<ThreadShared | null>(null);

export function useThreadShared(): ThreadShared {
  const shared = use(ThreadContext);
  if (!shared) throw new Error("useThreadShared must be used within an open thread");
  return shared;
}
