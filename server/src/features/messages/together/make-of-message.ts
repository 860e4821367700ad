import { CONTACT_BOUNDS } from "@cardplaza/contract/contacts/contacts-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { conversationPath, lineText } from "@cardplaza/contract/messages/message-words";
import { OUTCOME_TEXT } from "@cardplaza/contract/messages/together-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { limitReached, wrongState } from "../../../platform/refusals.ts";
import { CONTACTS_PATH } from "@cardplaza/contract/screen-paths";
import { connectionPath } from "@cardplaza/contract/people/connection-words";
import { addContact } from "../../contacts/save-contact.ts";
import { leadPath } from "../../leads/lead-notice.ts";
import { makeLead } from "../../leads/store-lead.ts";
import { findPair } from "../../people/connections/connection-queries.ts";
import { addToNote } from "../../people/connections/note-on-connection.ts";
import { contactShownTo } from "../../people/profile/contact-shown.ts";
import { filesOf } from "../files/own-files.ts";
import { makeOnce, type Received } from "./outcomes.ts";

const NOTE_QUOTE_MAX = 300;

/** A direct lead of the member's main card. It leads back to the message. */
export const makeLeadOf = (ctx: MemberContext, id: string) =>
  makeOnce(ctx, id, "lead", async (tx, { message, sender }) => {
    const lead = await makeLead(ctx, tx, {
      senderId: sender.id,
      name: sender.name,
      ...(await contactShownTo(tx, ctx.member.id, sender.id)),
      message: await wordsOf(tx, message),
    });
    return leadPath(lead.id);
  });

export const makeContactOf = (ctx: MemberContext, id: string) =>
  makeOnce(ctx, id, "contact", async (tx, received) => {
    const { sender } = received;
    await addContact(ctx, tx, {
      name: sender.name.slice(0, CONTACT_BOUNDS.name),
      ...(await contactShownTo(tx, ctx.member.id, sender.id)),
      notes: await quote(ctx, tx, received, CONTACT_BOUNDS.notes),
      source: "typed",
    });
    return CONTACTS_PATH;
  });

/** A line in the private note on a connection. */
export const makeNoteOf = (ctx: MemberContext, id: string) =>
  makeOnce(ctx, id, "note", async (tx, received) => {
    const { id: senderId, name } = received.sender;
    const connection = await findPair(tx, ctx.member.id, senderId);
    if (connection?.status !== "accepted") throw wrongState(OUTCOME_TEXT.notConnected(name));
    const line = await quote(ctx, tx, received, NOTE_QUOTE_MAX);
    const key = { connectionId: connection.id, memberId: ctx.member.id };
    if (!(await addToNote(tx, key, line))) throw limitReached(OUTCOME_TEXT.noteFull(name));
    return connectionPath(name);
  });

/** The day, the words and the address of a message, in at most so many characters. */
async function quote({ origin }: MemberContext, db: Db | Tx, { message }: Received, max: number) {
  const url = `${origin}${conversationPath(message.conversationId, message.id)}`;
  const day = dayInWords(message.createdAt);
  const left = max - OUTCOME_TEXT.quoted(day, "", url).length;
  const text = (await wordsOf(db, message)).replaceAll(/\s+/gu, " ").trim();
  return OUTCOME_TEXT.quoted(day, text.length > left ? `${text.slice(0, left - 1)}…` : text, url);
}

/** What a message says; of one without words, what it brings: "Picture". */
export async function wordsOf(db: Db | Tx, { id, body, hasFiles, share }: Received["message"]) {
  const files = hasFiles && !body ? (await filesOf(db, id)).map(({ kind }) => kind) : [];
  return lineText({
    text: body,
    note: null,
    files,
    share: share?.type ?? null,
    isDeleted: false,
    emoji: null,
  });
}
