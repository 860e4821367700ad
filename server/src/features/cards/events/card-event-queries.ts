import { and, eq, inArray, sum } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { editableBy, notDeleted } from "../card-conditions.ts";
import { cards } from "../cards.table.ts";
import { cardDays } from "./card-events.table.ts";

const viewsByPeople = and(eq(cardDays.type, "view"), eq(cardDays.source, "person"));

/** How often people viewed each of these cards; 0 without views. */
export async function viewsOf(db: Db, cardIds: string[]): Promise<Map<string, number>> {
  const views = new Map(cardIds.map((id) => [id, 0]));
  if (cardIds.length === 0) return views;
  const rows = await db
    .select({ cardId: cardDays.cardId, count: sum(cardDays.count).mapWith(Number) })
    .from(cardDays)
    .where(and(inArray(cardDays.cardId, cardIds), viewsByPeople))
    .groupBy(cardDays.cardId);
  for (const { cardId, count } of rows) views.set(cardId, count);
  return views;
}

/** Views by channel; a scan and a plain link open the same address. */
async function channelsOf(db: Db, cardId: string) {
  const rows = await db
    .select({ channel: cardDays.channel, count: sum(cardDays.count).mapWith(Number) })
    .from(cardDays)
    .where(and(eq(cardDays.cardId, cardId), viewsByPeople))
    .groupBy(cardDays.channel);
  const channels = { link: 0, shared: 0, saved: 0, total: 0 };
  for (const { channel, count } of rows) {
    channels[channel === "shared" || channel === "saved" ? channel : "link"] += count;
    channels.total += count;
  }
  return channels;
}

/** For the owner of the card and for the member who claimed it. */
export async function channelsOfOwn({ db, member }: MemberContext, cardId: string) {
  const [card] = await db
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.id, cardId), editableBy(member.id), notDeleted()));
  if (!card) throw notFound(CARD_TEXT.notFound);
  return channelsOf(db, card.id);
}
