import type { Message } from "@cardplaza/contract/messages/message";
import type { Entry } from "../../../lib/outbox/entry.ts";
import type { KeptFile } from "../files/kept-file.ts";
import { MESSAGE, type MessageCall } from "./message-kind.ts";

/** What a message shows while it is on its way, besides its text and files. */
export interface Echo {
  replyTo?: Message["replyTo"];
  share?: Message["share"];
  /** What the message says that is passed on. */
  forwarded?: string;
}

/** A message that the server does not have yet. */
export interface Outgoing {
  entry: Entry<MessageCall>;
  clientId: string;
  body: string;
  files: readonly KeptFile[];
  echo: Echo;
  /** Why it was refused. */
  problem: string | undefined;
}

/** The same message, handed over again after it was refused. */
const isLaterTry = (one: Entry<MessageCall>, other: Entry<MessageCall>) =>
  one.call.body.clientId === other.call.body.clientId && one.at > other.at;

/** What waits in the outbox for a conversation, in order, without what has arrived. */
export function outgoingOf(
  entries: readonly Entry[],
  conversationId: string,
  arrived: ReadonlySet<string>,
): Outgoing[] {
  return (
    entries
      .filter(({ kind }) => kind === MESSAGE.name)
      .map((entry) => entry as Entry<MessageCall>)
      .filter(({ call }) => call.params.id === conversationId)
      // What is sent later has its own list, once the server has taken it.
      .filter(({ call, problem }) => !call.body.sendAt || problem !== undefined)
      .filter(({ call }) => !arrived.has(call.body.clientId))
      .filter((entry, _at, all) => !all.some((other) => isLaterTry(other, entry)))
      .map((entry) => ({
        entry,
        clientId: entry.call.body.clientId,
        body: entry.call.body.body ?? "",
        files: entry.call.files ?? [],
        echo: (entry.form ?? {}) as Echo,
        problem: entry.problem,
      }))
  );
}
