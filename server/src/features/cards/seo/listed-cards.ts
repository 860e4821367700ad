import { sql, type SQL } from "drizzle-orm";
import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import type { Db } from "../../../platform/database.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { premiumAt } from "../../plan/premium-at.ts";

export interface ListedCard {
  id: string;
  name: string;
  changedAt: Date;
}

/** The last change of anything that the card's page shows. */
export const CHANGED_AT = sql`greatest(card.updated_at, seo.updated_at, design.updated_at)`;

/** Cards with what search engines need. */
export const CARDS_TO_LIST = sql`
  cards card
  left join card_seo seo on seo.card_id = card.id
  left join card_customizations design on design.card_id = card.id`;

const CURRENT_OWNER = sql`coalesce(card.holder_id, card.owner_id)`;

/** The current owner has premium. */
export const isPremiumCard = (now: Date) => premiumAt(CURRENT_OWNER, now);

/** Complete, not deleted, the owner stays, and listing is not switched off. */
export const IS_LISTED = sql`
  card.deleted_at is null
  and card.phone <> ${CARD_PLACEHOLDER.phone} and card.company <> ${CARD_PLACEHOLDER.company}
  and card.role <> ${CARD_PLACEHOLDER.role}
  and not ${hasLeft(CURRENT_OWNER)}
  and seo.index is not false`;

export type CardKind = "priority" | "cards";
const isOfKind = (kind: CardKind, now: Date): SQL =>
  kind === "priority" ? isPremiumCard(now) : sql`not ${isPremiumCard(now)}`;

/** The first id of every file, with so many cards in each. */
export async function firstIds(db: Db, kind: CardKind, perFile: number, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select card.id, row_number() over (order by card.id) as place
      from ${CARDS_TO_LIST} where ${IS_LISTED} and ${isOfKind(kind, now)}
    ) listed
    where place % ${perFile} = ${1 % perFile} order by id`);
  return rows.map(({ id }) => id);
}

const PAGE = 2_000;

/** The cards of one file, a page at a time, so that a large file is never in memory as a whole. */
export async function* readListedCards(
  db: Db,
  kind: CardKind,
  first: string,
  next: string | undefined,
  now: Date,
): AsyncGenerator<ListedCard[]> {
  let after = sql`card.id >= ${first}`;
  for (;;) {
    const { rows } = await db.execute<{ id: string; name: string; changed_at: string }>(sql`
      select card.id, card.name, ${CHANGED_AT} as changed_at
      from ${CARDS_TO_LIST}
      where ${after} ${next ? sql`and card.id < ${next}` : sql``} and ${IS_LISTED} and ${isOfKind(kind, now)}
      order by card.id limit ${PAGE}`);
    if (rows.length > 0)
      yield rows.map(({ id, name, changed_at }) => ({ id, name, changedAt: new Date(changed_at) }));
    if (rows.length < PAGE) return;
    after = sql`card.id > ${rows.at(-1)?.id}`;
  }
}
