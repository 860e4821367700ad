import { and, eq, inArray, lte, ne } from "drizzle-orm";
import { expect } from "vitest";
import { UNREAD_SHOWN_MAX } from "@cardplaza/contract/messages/message-limits";
import type { Message } from "@cardplaza/contract/messages/message";
import { one } from "../../../platform/one.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { conversationMembers, type PlaceRow } from "../conversations.table.ts";
import { openDevice } from "../device.fixtures.ts";
import type { Device } from "./history.fixtures.ts";
import { messageReactions } from "../messages.table.ts";

/** A device that has caught up has what a reload shows. Returns the one that was reloaded. */
export async function expectLikeReload(app: TestApp, device: Device): Promise<Device> {
  await device.sync();
  device.hear();
  const reloaded = openDevice(app, device.person);
  await reloaded.sync();
  expect(whatStays(device.state())).toEqual(whatStays(reloaded.state()));
  return reloaded;
}

/** Who has left a group is told of nothing any more: of it counts which lines they have, not how these changed later. */
export function whatStays({ conversations, threads }: ReturnType<Device["state"]>) {
  return Object.values(conversations).map((conversation) => {
    const { _id: id, state } = conversation;
    const lines = threads[id] ?? [];
    return state === "open"
      ? { conversation, lines }
      : { id, state, lines: lines.map(({ _id, seq }) => ({ _id, seq })) };
  });
}

/** Each number of unread lines, the list of unread conversations and the badge say what a thread shows. */
export async function expectUnreadAsShown(app: TestApp, reloaded: Device): Promise<void> {
  const { calls, person } = reloaded;
  const { conversations, threads } = reloaded.state();
  const all = Object.values(conversations);
  for (const { _id: id, unread } of all) {
    const { own, seqs } = await countedRows(app, person, id, threads[id] ?? []);
    const after = seqs.filter((seq) => seq > own.readSeq).length;
    expect([id, unread, own.otherSeq]).toEqual([id, Math.min(after, UNREAD_SHOWN_MAX), Math.max(0, ...seqs)]);
  }
  const waiting = all.filter(({ unread, archived, state }) => unread > 0 && !archived && state !== "invited");
  expect((await listUnread(calls)).toSorted()).toEqual(waiting.map(({ _id }) => _id).toSorted());
  expect((await calls.unread()).count).toBe(waiting.length);
}

/** The ids of all pages of the list. */
async function listUnread(calls: Device["calls"], cursor = ""): Promise<string[]> {
  const { json } = await calls.list(`filter=unread${cursor && `&cursor=${cursor}`}`);
  const ids = json.conversations.map(({ _id }) => _id);
  return json.nextCursor ? [...ids, ...(await listUnread(calls, json.nextCursor))] : ids;
}

/** By the rows alone: of what the thread shows, the numbers of what others wrote and of reactions to what they wrote. */
async function countedRows(
  app: TestApp,
  { member }: Person,
  conversationId: string,
  lines: readonly Omit<Message, "clientId">[],
): Promise<{ own: PlaceRow; seqs: number[] }> {
  const own = one(
    await app.db
      .select()
      .from(conversationMembers)
      .where(
        and(
          eq(conversationMembers.memberId, member.id),
          eq(conversationMembers.conversationId, conversationId),
        ),
      ),
  );
  const written = lines.filter(({ kind, senderId }) => kind === "text" && senderId !== member.id);
  const there = lines.flatMap(({ _id, deletedAt }) => (deletedAt === null ? [_id] : []));
  const reactions = await app.db
    .select({ seq: messageReactions.seq })
    .from(messageReactions)
    .where(
      and(
        inArray(messageReactions.messageId, there),
        eq(messageReactions.toId, member.id),
        ne(messageReactions.memberId, member.id),
        own.leftSeq === null ? undefined : lte(messageReactions.seq, own.leftSeq),
      ),
    );
  return { own, seqs: [...written, ...reactions].map(({ seq }) => seq) };
}
