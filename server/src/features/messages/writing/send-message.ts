import { linksIn } from "@cardplaza/contract/connect/post-rules";
import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import { MESSAGE_EVENT } from "@cardplaza/contract/messages/message-words";
import type { MemberJobContext } from "../../../context.ts";
import { collectBatches, type Batches } from "../../../platform/load/collect-batches.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { ringLater } from "../notices/ring-soon.ts";
import { plainMessage, type ShownMessage } from "../present/present-messages.ts";
import { storePlainMessages, type PlainMessage } from "./store-plain-messages.ts";
import type { Stored } from "./store-message.ts";
import { eventOf, writeMessage } from "./write-message.ts";

const MOST_AT_ONCE = 200;
type Given = Omit<NewMessage, "sendAt">;
type Writing = Batches<PlainMessage, Stored | undefined>;

/** One for each product that runs in this process. */
const writings = new WeakMap<Db, Writing>();

/**
 * Writes a message. Most are a text alone between people who know each other: these are stored together with those of other
 * conversations that come at the same time. All others, and what is refused, go the way that asks everything.
 */
export async function sendMessage(ctx: MemberJobContext, id: string, given: Given): Promise<ShownMessage> {
  const stored = isPlain(given) ? await writePlain(ctx, id, given) : undefined;
  return stored ?? writeMessage(ctx, id, given);
}

const isPlain = ({ body, files, replyTo, share, forward }: Given) =>
  body !== "" && files.length === 0 && !replyTo && !share && !forward && linksIn(body).length === 0;

async function writePlain(
  ctx: MemberJobContext,
  conversationId: string,
  { clientId, body }: Given,
): Promise<ShownMessage | undefined> {
  const { member, now } = ctx;
  const message = {
    id: newId(now.getTime()),
    conversationId,
    senderId: member.id,
    clientId,
    body,
    createdAt: now,
  };
  const stored = await writingOf(ctx).add(message);
  if (!stored) return undefined;
  const shown = plainMessage(ctx, { ...message, seq: stored.seq });
  ctx.live.publishCommitted(stored.memberIds, MESSAGE_EVENT, eventOf(shown));
  ringLater(ctx);
  return shown;
}

function writingOf({ db, log, clock }: MemberJobContext): Writing {
  const known = writings.get(db);
  if (known) return known;
  const writing = collectBatches<PlainMessage, Stored | undefined>(MOST_AT_ONCE, async (messages) => {
    const stored = new Map<string, Stored>();
    try {
      for (const round of roundsOf(messages))
        for (const [id, each] of await storePlainMessages(db, round, clock.now())) stored.set(id, each);
    } catch (error) {
      // Each is tried by itself, which finds out whether it was stored.
      log.warn({ error, messages: messages.length }, "messages could not be stored together");
    }
    return messages.map(({ id }) => stored.get(id));
  });
  writings.set(db, writing);
  return writing;
}

/** One message of a conversation and of a sender at a time, in the order in which they came. */
function roundsOf(messages: readonly PlainMessage[]): PlainMessage[][] {
  const rounds: PlainMessage[][] = [];
  const next = new Map<string, number>();
  for (const message of messages) {
    const keys = [message.conversationId, message.senderId];
    const round = Math.max(...keys.map((key) => next.get(key) ?? 0));
    (rounds[round] ??= []).push(message);
    for (const key of keys) next.set(key, round + 1);
  }
  return rounds;
}
