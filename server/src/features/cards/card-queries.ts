import { and, asc, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { CARD_UNDO_DAYS } from "@cardplaza/contract/cards/cards";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../platform/database.ts";
import { gone, notFound } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { editableBy, notDeleted, ownCardOf } from "./card-conditions.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { findCard, selectCards, type FoundCard } from "./found-card.ts";

interface Viewer {
  db: Db;
  member: Member | null;
  now: Date;
}

/** The member a card belongs to: the holder of a claimed team card, otherwise the owner. */
export const currentOwnerOf = ({ holderId, ownerId }: Pick<CardRow, "holderId" | "ownerId">) =>
  holderId ?? ownerId;

export const mayEdit = (card: CardRow, member: Member | null) =>
  member !== null && (card.ownerId === member.id || card.holderId === member.id);

const selectOwnedBy = (db: Db, member: Member, id: string) =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), editableBy(member.id), notDeleted()));

/** The card, which is not found for members who may not edit it. */
export async function findCardOwnedBy(db: Db, member: Member, id: string): Promise<CardRow> {
  const [card] = await selectOwnedBy(db, member, id);
  if (!card) throw notFound(CARD_TEXT.notFound);
  return card;
}

/** The same card, locked until the transaction ends. */
export async function lockCardOwnedBy(tx: Tx, member: Member, id: string): Promise<CardRow> {
  const [card] = await selectOwnedBy(tx, member, id).for("no key update");
  if (!card) throw notFound(CARD_TEXT.notFound);
  return card;
}

/** Any card, deleted or not, for an administrator's decision. */
export async function lockCard(tx: Tx, id: string): Promise<CardRow | undefined> {
  const [card] = await tx.select().from(cards).where(eq(cards.id, id)).for("no key update");
  return card;
}

/** The card as this viewer may see it: not if one has blocked the other, nor once it is deleted. */
export async function findCardSeenBy({ db, member, now }: Viewer, id: string): Promise<FoundCard> {
  const found = await findCard(db, id, now);
  if (!found) throw notFound(CARD_TEXT.notFound);
  if (!mayEdit(found.card, member)) {
    const hidden =
      found.isHidden || (member && (await isBlockedPair(db, member.id, currentOwnerOf(found.card))));
    if (hidden) throw notFound(CARD_TEXT.notFound);
  }
  if (found.card.deletedAt) throw gone(CARD_TEXT.gone, await successorOf(db, found.card, now));
  return found;
}

/** Main card first: it is the oldest. */
export const listOwnCards = (db: Db, memberId: string, now: Date): Promise<FoundCard[]> =>
  selectCards(db, now).where(ownCardOf(memberId)).orderBy(asc(cards.id));

export async function mainCardIdOf(db: Db, memberId: string): Promise<string | null> {
  const [main] = await db
    .select({ id: cards.id })
    .from(cards)
    .where(ownCardOf(memberId))
    .orderBy(asc(cards.id))
    .limit(1);
  return main?.id ?? null;
}

/** The main card of each member. Members without a card are missing. */
export async function mainCardsOf(db: Db, memberIds: string[]): Promise<Map<string, CardRow>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([cards.ownerId])
    .from(cards)
    .where(and(inArray(cards.ownerId, memberIds), eq(cards.kind, "own"), notDeleted()))
    .orderBy(cards.ownerId, asc(cards.id));
  return new Map(rows.map((card) => [card.ownerId, card]));
}

/** The deleted cards that can still be restored, the last deleted first. */
export const listDeletedCards = (db: Db, memberId: string, now: Date): Promise<CardRow[]> =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.ownerId, memberId), isRestorable(now)))
    .orderBy(desc(cards.deletedAt));

export const isRestorable = (now: Date) =>
  and(isNull(cards.wipedAt), gt(cards.deletedAt, new Date(now.getTime() - CARD_UNDO_DAYS * DAY_MS)));

async function successorOf(db: Db, { successorId }: CardRow, now: Date) {
  const successor = successorId ? await findCard(db, successorId, now) : undefined;
  if (!successor || successor.card.deletedAt || successor.isHidden) return undefined;
  const { id, name } = successor.card;
  return { slug: slugOfName({ name, _id: id }), name };
}
