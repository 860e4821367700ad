import type { z } from "zod";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Message } from "@cardplaza/contract/messages/message";
import { WARNING_DAYS } from "@cardplaza/contract/messages/message-limits";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { findFilesOf } from "../files/message-files.ts";
import type { MessageRow } from "../messages.table.ts";
import { findShares } from "../shares/find-shares.ts";
import { namesOfMembers } from "./names.ts";
import { presentNote } from "./present-note.ts";
import { presentSubject } from "./present-subject.ts";
import { isMessage, selectMessages, type FullMessage } from "./select-messages.ts";

export type ShownMessage = z.input<typeof Message>;
export type PresentContext = Pick<MemberContext, "member" | "now" | "registry"> & { db: Db | Tx };

/** Messages as this member sees them: their own links to files, and of what was shared only what they may see. */
export async function presentMessages(
  ctx: PresentContext,
  rows: readonly FullMessage[],
): Promise<ShownMessage[]> {
  const all = rows.map(({ message }) => message);
  const shares = await findShares(
    ctx,
    all.flatMap(({ share, deletedAt }) => (share && !deletedAt ? [share] : [])),
  );
  const files = await findFilesOf(
    ctx,
    all.flatMap(({ id, hasFiles, deletedAt }) => (hasFiles && !deletedAt ? [id] : [])),
  );
  const names = await namesOfMembers(
    ctx.db,
    all.flatMap(({ note }) => note?.memberIds ?? []),
  );
  return rows.map((row) => {
    const { message, senderName } = row;
    const { note, senderId } = message;
    const isGone = message.deletedAt !== null;
    return {
      ...plain(ctx, row),
      note: note && {
        event: note.event,
        names: note.name === undefined ? note.memberIds.map(names) : [note.name],
        text: presentNote({ note, senderId, senderName }, ctx.member.id, names),
      },
      files: files.get(message.id) ?? [],
      share: isGone || !message.share ? null : shares(message.share),
    };
  });
}

/** A text that its sender has just written. */
export function plainMessage(
  ctx: PresentContext,
  stored: Pick<MessageRow, "id" | "conversationId" | "seq" | "clientId" | "body" | "createdAt">,
): ShownMessage {
  const message = { ...NOTHING_ELSE, ...stored, changedSeq: stored.seq, senderId: ctx.member.id };
  const row = { message, senderName: ctx.member.name, reply: null, reactions: [], remindAt: null, made: [] };
  return { ...plain(ctx, row), note: null, files: [], share: null };
}

const NOTHING_ELSE = {
  kind: "text",
  status: "sent",
  note: null,
  replyTo: null,
  isForwarded: false,
  subject: null,
  share: null,
  link: null,
  hasFiles: false,
  warning: null,
  pinnedAt: null,
  editedAt: null,
  deletedAt: null,
} as const;

export async function presentMessage(ctx: PresentContext, id: string): Promise<ShownMessage> {
  const [shown] = await presentMessages(ctx, await selectMessages(ctx.db, ctx.member.id, oneMessage(id)));
  if (!shown) throw new Error(`There is no message ${id}`);
  return shown;
}

const oneMessage = (id: string) => ({ where: isMessage(id), limit: 1 });

function plain(
  { member, now }: PresentContext,
  row: FullMessage,
): Omit<ShownMessage, "note" | "files" | "share"> {
  const { message, senderName, reply } = row;
  const isGone = message.deletedAt !== null;
  const isOwn = message.senderId === member.id;
  const isWarned = !isOwn && !isGone && now.getTime() - message.createdAt.getTime() < WARNING_DAYS * DAY_MS;
  return {
    _id: message.id,
    conversationId: message.conversationId,
    seq: message.seq,
    changedSeq: message.changedSeq,
    kind: message.kind,
    senderId: senderName === null ? null : message.senderId,
    senderName: senderName ?? FORMER_MEMBER_NAME,
    clientId: isOwn ? message.clientId : "",
    body: isGone ? "" : message.body,
    subject: isGone ? null : presentSubject(message.subject, isOwn),
    replyTo: reply && !isGone ? { ...reply, senderName: reply.senderName ?? FORMER_MEMBER_NAME } : null,
    isForwarded: message.isForwarded,
    link: isGone ? null : message.link,
    reactions: isGone ? [] : row.reactions,
    pinned: message.pinnedAt !== null && !isGone,
    warning: isWarned ? message.warning : null,
    remindAt: isGone ? null : row.remindAt,
    made: row.made,
    isWaiting: message.status === "waiting",
    editedAt: message.editedAt,
    deletedAt: message.deletedAt,
    at: message.createdAt,
  };
}
