import type { Answered } from "@cardplaza/contract/endpoint";
import type { conversations } from "@cardplaza/contract/messages/conversations";
import type { Message } from "@cardplaza/contract/messages/message";
import { MESSAGE_EVENT, type MessageEvent } from "@cardplaza/contract/messages/message-words";
import { readEvents } from "../../testing/read-events.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { writerOf } from "./messages.fixtures.ts";

type Shown = Answered<(typeof conversations)["GET /api/conversations/changes"]>["conversations"][number];

interface Thread {
  /** Complete up to this number. */
  headSeq: number;
  ownChanges: number;
  state: string;
  messages: Map<string, Message>;
}

/** A gap above this is not filled: the thread is read again. */
const LARGEST_GAP = 200;

/** What a browser keeps of its member's conversations, and how it catches up: by numbers, never by time. */
export function openDevice(app: TestApp, person: Person) {
  const calls = writerOf(app, person);
  const known = new Map<string, Shown>();
  const threads = new Map<string, Thread>();
  const { events } = readEvents(app.services.live.open(person.member.id));
  let next = 0;
  let heard = 0;

  const readAll = async (id: string): Promise<Thread["messages"]> => {
    const messages = new Map<string, Message>();
    let before: number | undefined;
    for (;;) {
      const { json } = await calls.thread(id, before === undefined ? "" : `before=${before}`);
      for (const message of json.messages) messages.set(message._id, message);
      const first = json.messages[0];
      if (!json.hasEarlier || !first) return messages;
      before = first.seq;
    }
  };
  const catchUp = async (conversation: Shown): Promise<void> => {
    const { _id: id, headSeq, ownChanges, state } = conversation;
    const thread = threads.get(id);
    const isStale =
      !thread ||
      thread.ownChanges !== ownChanges ||
      thread.state !== state ||
      headSeq - thread.headSeq > LARGEST_GAP;
    if (isStale) {
      threads.set(id, { headSeq, ownChanges, state, messages: await readAll(id) });
      return;
    }
    for (;;) {
      const { json } = await calls.thread(id, `changedSince=${thread.headSeq}`);
      for (const message of json.messages) merge(thread, message);
      thread.headSeq = Math.max(thread.headSeq, json.headSeq);
      if (!json.hasLater) return;
    }
  };

  return {
    calls,
    person,
    /** Fills every gap since the last time. */
    async sync(): Promise<void> {
      for (;;) {
        const { json } = await calls.changes(next);
        for (const conversation of json.conversations) {
          known.set(conversation._id, conversation);
          await catchUp(conversation);
        }
        next = json.next;
        if (!json.more) return;
      }
    },
    /** What came over the stream since the last time; some of it may be older than what is known. */
    hear(): void {
      for (const { event, data } of events.slice(heard)) {
        if (event !== MESSAGE_EVENT) continue;
        const { conversationId, seq, message } = JSON.parse(data) as MessageEvent;
        const thread = threads.get(conversationId);
        // Up to its number the thread is complete: what comes later may tell of something that was deleted since.
        if (thread && message && seq > thread.headSeq) merge(thread, message);
      }
      heard = events.length;
    },
    /** Events that never arrived. */
    miss(): void {
      heard = events.length;
    },
    state: () => ({
      conversations: Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      threads: Object.fromEntries(
        [...threads]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([id, { messages }]) => [
            id,
            [...messages.values()].toSorted((a, b) => a.seq - b.seq).map(lasting),
          ]),
      ),
    }),
  };
}

/** The newer one of two wins. */
function merge({ messages }: Thread, message: Message): void {
  const before = messages.get(message._id);
  if (!before || before.changedSeq <= message.changedSeq) messages.set(message._id, message);
}

/** Besides the key, which only the sender is told again. */
const lasting = ({ clientId: _clientId, ...message }: Message) => message;
