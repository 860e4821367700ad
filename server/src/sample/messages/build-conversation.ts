import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { conversationMembers, conversations } from "../../features/messages/conversations.table.ts";
import { messageReactions, messages } from "../../features/messages/messages.table.ts";
import { newId } from "../../platform/ids.ts";
import type { SampleConversation, SampleLine } from "./sample-conversation.ts";

type MessageRow = typeof messages.$inferInsert;
type PlaceRow = Omit<typeof conversationMembers.$inferInsert, "changed">;

export interface BuiltConversation {
  conversation: typeof conversations.$inferInsert;
  messages: MessageRow[];
  reactions: (typeof messageReactions.$inferInsert)[];
  places: PlaceRow[];
  lastAt: Date;
}

interface Parts {
  now: Date;
  /** Who is in it, by their keys; the first one began it. */
  ids: ReadonlyMap<string, string>;
  /** Whose announcements they are. */
  chapter?: { id: string; name: string };
}

const MUTED_DAYS = 7;

/** The rows of a conversation as if it had been written in the product: everything that happened has its number. */
export function buildConversation(
  sample: SampleConversation,
  { now, ids, chapter }: Parts,
): BuiltConversation {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [first] = ids.values();
  const begunAt = ago((sample.lines[0]?.hoursAgo ?? 0) + 1 / 60);
  const id = newId(begunAt.getTime());
  const built: BuiltConversation = {
    conversation: {
      id,
      kind: sample.chapter ? "chapter" : (sample.kind ?? "direct"),
      pair: sample.kind || sample.chapter ? null : [...ids.values()].toSorted().join(":"),
      chapterId: chapter?.id ?? null,
      name: chapter?.name ?? sample.name ?? "",
      ...(sample.isRequest && { request: "asked", requestedBy: first, requestAt: begunAt }),
      createdBy: first ?? null,
      createdAt: begunAt,
    },
    messages: [],
    reactions: [],
    places: [],
    lastAt: begunAt,
  };
  let seq = 0;
  if (sample.kind === "group") {
    seq++;
    const note = { event: "created" as const, memberIds: [] };
    built.messages.push({ ...rowOf(built, begunAt, first, seq), kind: "note", note });
  }
  for (const line of sample.lines) seq = addLine(built, { line, seq, ids, at: ago(line.hoursAgo) });
  built.conversation.headSeq = seq;
  const newest = built.messages.at(-1)?.id ?? id;
  for (const [key, memberId] of ids) {
    const { unread = 0, archived, muted, draft = "", labels = [] } = sample.places?.[key] ?? {};
    const others = built.messages.filter(({ senderId, kind }) => senderId !== memberId && kind !== "note");
    const readSeq = unread > 0 ? (others.at(-unread)?.seq ?? 1) - 1 : seq;
    const toOwn = built.reactions.filter(({ toId, memberId: by }) => toId === memberId && by !== memberId);
    built.places.push({
      conversationId: id,
      memberId,
      role: sample.kind === "group" && memberId === first ? "admin" : "member",
      placeId: newest,
      otherSeq: Math.max(others.at(-1)?.seq ?? 0, toOwn.at(-1)?.seq ?? 0),
      readSeq,
      seenSeq: readSeq,
      archivedAt: archived ? built.lastAt : null,
      mutedUntil: muted ? new Date(now.getTime() + MUTED_DAYS * DAY_MS) : null,
      draft,
      labels,
    });
  }
  return built;
}

interface NewLine {
  line: SampleLine;
  seq: number;
  ids: ReadonlyMap<string, string>;
  at: Date;
}

/** A line, then what happened to it within minutes: each takes the next number. Returns the last one. */
function addLine(built: BuiltConversation, { line, seq: before, ids, at }: NewLine): number {
  let seq = before + 1;
  const senderId = ids.get(line.by);
  const later = new Date(at.getTime() + MINUTE_MS);
  const texts = built.messages.filter(({ kind }) => kind !== "note");
  const row: MessageRow = {
    ...rowOf(built, at, senderId, seq),
    body: line.text,
    replyTo: line.replyTo === undefined ? null : (texts[line.replyTo]?.id ?? null),
  };
  for (const [key, emoji] of Object.entries(line.reactions ?? {})) {
    const memberId = ids.get(key);
    if (!memberId) continue;
    seq++;
    built.reactions.push({
      messageId: row.id,
      memberId,
      conversationId: built.conversation.id,
      toId: senderId,
      seq,
      emoji,
      createdAt: later,
    });
  }
  if (line.edited ?? line.deleted ?? line.pinned) seq++;
  if (line.edited) row.editedAt = later;
  if (line.pinned) row.pinnedAt = later;
  if (line.deleted) Object.assign(row, { body: "", deletedAt: later });
  built.messages.push({ ...row, changedSeq: seq });
  built.lastAt = at;
  return seq;
}

function rowOf({ conversation }: BuiltConversation, at: Date, senderId: string | undefined, seq: number) {
  const id = newId(at.getTime());
  return {
    id,
    conversationId: conversation.id,
    senderId: senderId ?? null,
    clientId: `sample-${id}`,
    seq,
    changedSeq: seq,
    createdAt: at,
  };
}
