import type { Message } from "@cardplaza/contract/messages/message";
import type { Entry } from "../../../lib/outbox/entry.ts";
import type { CallOf } from "../../../lib/outbox/outbox-kind.ts";
import { MESSAGE } from "./message-kind.ts";

export type MessageCall = CallOf<"POST /api/conversations/:id/messages">;

/** What a message shows while it is on its way, besides its text. */
export interface Echo {
  replyTo?: Message["replyTo"];
  /** Names of files, or of what is shared or forwarded. */
  attached?: readonly string[];
}

/** A message that the server does not have yet. */
export interface Outgoing {
  entry: Entry<MessageCall>;
  clientId: string;
  body: string;
  echo: Echo;
  /** Why it was refused. */
  problem: string | undefined;
}

/** What waits in the outbox for a conversation, in order, without what has arrived. */
export function outgoingOf(
  entries: readonly Entry[],
  conversationId: string,
  arrived: ReadonlySet<string>,
): Outgoing[] {
  return entries
    .filter(({ kind }) => kind === MESSAGE.name)
    .map((entry) => entry as Entry<MessageCall>)
    .filter(({ call }) => call.params.id === conversationId && !call.body.sendAt)
    .filter(({ call }) => !arrived.has(call.body.clientId))
    .map((entry) => ({
      entry,
      clientId: entry.call.body.clientId,
      body: entry.call.body.body ?? "",
      echo: (entry.form ?? {}) as Echo,
      problem: entry.problem,
    }));
}
