import type { z } from "zod";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { lineText, MESSAGE_TEXT, type ConversationState } from "@cardplaza/contract/messages/message-words";
import type { Person } from "@cardplaza/contract/people/person";
import { headSeqFor } from "../places/seen-range.ts";
import { chaptersLedBy, findChapters } from "../relations/officers.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";
import { namesOfMembers } from "./names.ts";
import type { PresentContext } from "./present-messages.ts";
import { presentNote } from "./present-note.ts";
import type { FullConversation } from "./select-conversations.ts";

export type ShownConversation = z.input<typeof Conversation>;

export interface Found {
  messageId: string;
  seq: number;
  text: string;
  at: Date;
}

/** Conversations as this member sees them in the list. */
export async function presentConversations(
  ctx: PresentContext,
  rows: readonly FullConversation[],
): Promise<ShownConversation[]> {
  const { db, member } = ctx;
  const others = rows.flatMap(({ other }) => (other && !other.isBlocked ? [other.id] : []));
  const persons = await personsSeenBy(db, member.id, others, { withMutual: false });
  const chapterIds = rows.flatMap(({ conversation }) => conversation.chapterId ?? []);
  const chapters = await findChapters(db, chapterIds);
  const officerOf = await chaptersLedBy(db, member.id, chapterIds);
  const names = await namesOfMembers(
    db,
    rows.flatMap(({ last }) => last?.note?.memberIds ?? []),
  );
  return rows.map((row) => {
    const { conversation, own, other } = row;
    const title = other ? (other.name ?? FORMER_MEMBER_NAME) : conversation.name;
    const person = other && personOf(other, persons);
    const { chapterId } = conversation;
    const isChapterOfficer = chapterId !== null && officerOf.has(chapterId);
    const isClosed = chapterId !== null && (chapters.get(chapterId)?.isClosed ?? true);
    const access = isClosed ? mayNot("closed") : accessOf(row, isChapterOfficer, member.id);
    return {
      _id: conversation.id,
      kind: conversation.kind,
      title,
      picture: person ? person.profile_image : conversation.picture,
      other: person,
      chapterId,
      memberCount: row.memberCount,
      ...access,
      isAdmin: conversation.kind === "chapter" ? isChapterOfficer : own.role === "admin",
      headSeq: headSeqFor(own, conversation.headSeq),
      readSeq: own.readSeq,
      unread: row.unread,
      last: lastLine(row, member.id, names),
      draft: own.draft,
      mutedUntil: own.mutedUntil && own.mutedUntil > ctx.now ? own.mutedUntil : null,
      archived: own.archivedAt !== null,
      labels: own.labels,
      ownChanges: own.ownChanges,
      listPlace: own.placeId,
      change: own.changed,
      found: null,
    };
  });
}

/** Somebody in a block with the reader, or whose deletion is under way, keeps only their name. */
function personOf(
  other: NonNullable<FullConversation["other"]>,
  persons: ReadonlyMap<string, Person>,
): Person | null {
  if (other.name === null) return null;
  const alone = { profile_image: null, headline: "", city: "", mutual: 0, path: "" };
  return persons.get(other.id) ?? { _id: other.id, name: other.name, ...alone };
}

interface Access {
  state: ConversationState;
  canWrite: boolean;
  closedText: string;
}

const may = (state: ConversationState): Access => ({ state, canWrite: true, closedText: "" });
const mayNot = (state: ConversationState, closedText: string = MESSAGE_TEXT.closed): Access => ({
  state,
  canWrite: false,
  closedText,
});

/** What the reader can do in it. The server's verbs check it again under the lock. */
function accessOf(
  { conversation, own, other }: FullConversation,
  isChapterOfficer: boolean,
  memberId: string,
): Access {
  if (own.standing === "invited") return mayNot("invited", "");
  if (own.standing !== "in") return mayNot("closed");
  if (conversation.kind === "chapter")
    return isChapterOfficer ? may("open") : mayNot("open", MESSAGE_TEXT.officersWrite);
  if (!other) return conversation.kind === "group" ? may("open") : mayNot("closed");
  if (other.name === null || other.isBlocked) return mayNot("closed");
  const { request, requestedBy } = conversation;
  if (request === null || request === "accepted") return may("open");
  // A request that was declined looks to its sender as if it still waited.
  if (requestedBy === memberId) return mayNot("request_sent", MESSAGE_TEXT.requestWaits(other.name));
  return may(request === "asked" ? "request_received" : "declined");
}

function lastLine(
  { last, reaction }: FullConversation,
  readerId: string,
  names: (id: string) => string,
): ShownConversation["last"] {
  const isReaction = reaction !== null && reaction.seq > (last?.seq ?? 0);
  const line = isReaction ? reaction : last;
  if (!line) return null;
  const { kind, note, files, share, isDeleted } = line;
  return {
    seq: line.seq,
    senderId: line.senderName === null ? null : line.senderId,
    senderName: line.senderName ?? FORMER_MEMBER_NAME,
    text: lineText({
      text: line.text,
      note: note && presentNote({ ...line, note }, readerId, names),
      files: files ?? [],
      share: share ?? null,
      isDeleted,
      emoji: isReaction ? reaction.emoji : null,
    }),
    isReaction,
    isNote: kind === "note",
    at: new Date(line.at),
  };
}
