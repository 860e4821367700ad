import { useMemo } from "react";
import type { Entry } from "../../../lib/outbox/entry.ts";
import { useOutbox } from "../../../lib/outbox/use-outbox.ts";
import { useSession } from "../../../lib/session.ts";
import type { KeptFile } from "../files/kept-file.ts";
import { MESSAGE, type MessageCall } from "./message-kind.ts";
import { type Echo, type Outgoing, outgoingOf } from "./outgoing.ts";

export interface Sent {
  conversationId: string;
  body: Omit<MessageCall["body"], "clientId" | "files">;
  files?: readonly KeptFile[];
  /** For the list of what waits. */
  label: string;
  echo?: Echo;
}

let newestAt = 0;
/** Two messages of one millisecond keep their order. */
const nextAt = () => (newestAt = Math.max(Date.now(), newestAt + 1));

/** Hands messages to the outbox. A refused one stays there alone, the others go on. */
export function useSendMessage() {
  const { user } = useSession();
  const outbox = useOutbox();
  const { save, send: sendAll } = outbox;
  const enter = async (entry: Entry<MessageCall>, inPlaceOf?: Entry) => {
    const isLate = !navigator.onLine;
    await save({ ...entry, isLate });
    if (inPlaceOf) await outbox.drop(inPlaceOf);
    // What becomes of it shows at the message.
    if (!isLate) await sendAll(entry.id).catch(() => {});
  };
  return {
    outbox,
    send: ({ conversationId, body, files = [], label, echo = {} }: Sent) => {
      if (!user) return;
      void enter({
        id: crypto.randomUUID(),
        owner: user._id,
        at: nextAt(),
        kind: MESSAGE.name,
        call: { params: { id: conversationId }, body: { ...body, clientId: crypto.randomUUID() }, files },
        label,
        path: location.pathname + location.search,
        form: echo,
        isLate: false,
      });
    },
    /** With its own key to the server, which would repeat its refusal, but the same message. */
    again: async ({ entry }: Outgoing) => {
      const { problem: _, isDoubtful: __, triedAt: ___, ...rest } = entry;
      await enter({ ...rest, id: crypto.randomUUID(), at: nextAt() }, entry);
    },
  };
}

/** What is on its way in one conversation, after all that the server has of it. */
export function useOutgoing(conversationId: string, arrived: ReadonlySet<string>) {
  const { outbox, send, again } = useSendMessage();
  const { own } = outbox;
  const outgoing = useMemo(() => outgoingOf(own, conversationId, arrived), [own, conversationId, arrived]);
  return {
    outgoing,
    send,
    again,
    drop: ({ entry }: Outgoing) => outbox.drop(entry),
    problem: outbox.problem,
  };
}
