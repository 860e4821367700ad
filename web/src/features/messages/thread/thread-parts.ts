import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { ComponentType } from "react";
import type { ThreadHeadProps } from "./thread-head.tsx";

/** What other folders of the room add to an open thread. */
export interface ThreadParts {
  head?: Pick<ThreadHeadProps, "Entries" | "Tools">;
  /** Below the head: what the two have done together. */
  Above?: ComponentType<{ conversation: ConversationDetail }>;
}
