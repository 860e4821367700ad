import { and, eq, sql } from "drizzle-orm";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { isKnown } from "./conditions.ts";
import {
  conversationMembers,
  conversations,
  type ConversationRow,
  type PlaceRow,
} from "../conversations.table.ts";

/** A conversation as one of its members has it. */
export interface Place {
  conversation: ConversationRow;
  own: PlaceRow;
}

const selectPlace = (db: Db | Tx, memberId: string, conversationId: string) =>
  db
    .select({ conversation: conversations, own: conversationMembers })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.memberId, memberId),
        isKnown(sql`conversation_members`, sql`conversations`),
      ),
    );

/** Who never was in it is told what somebody is told who made the id up. */
export async function findPlace(db: Db | Tx, memberId: string, conversationId: string): Promise<Place> {
  const [found] = await selectPlace(db, memberId, conversationId);
  if (!found) throw notFound(MESSAGE_TEXT.notFound);
  return found;
}

/** The same; nothing else happens in the conversation until the transaction ends. */
export async function lockPlace(tx: Tx, memberId: string, conversationId: string): Promise<Place> {
  const [found] = await selectPlace(tx, memberId, conversationId).for("no key update", { of: conversations });
  if (!found) throw notFound(MESSAGE_TEXT.notFound);
  // Read again: another transaction may have changed the place while this one waited.
  return findPlace(tx, memberId, conversationId);
}

/** The same for what the product does by itself. */
export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select from conversations where id = ${id} for no key update`);
}

export const isIn = ({ own }: Place) => own.standing === "in";
