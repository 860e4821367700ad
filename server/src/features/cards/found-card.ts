import { eq, sql, type SQL } from "drizzle-orm";
import type { Customization } from "@cardplaza/contract/customization";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { cardCustomizations } from "../customization/customization.table.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { cards, type CardRow } from "./cards.table.ts";

/** A card with what it takes to show it. */
export interface FoundCard {
  card: CardRow;
  makerName: string;
  design: Customization | null;
  /** The maker's main card. */
  mainId: string | null;
  keeperPremiumUntil: Date | null;
  /** The keeper is leaving or gone, and hidden with all that is his. */
  keeperLeft: boolean;
}

/** `keeperOf`, as SQL. */
export const KEEPER_ID = sql`coalesce(${cards.holderId}, ${cards.ownerId})`;
const MAIN_CARD_ID: SQL<string | null> = sql`(
  select mine.id from cards mine
  where mine.owner_id = ${cards.ownerId} and mine.kind = 'own' and mine.deleted_at is null
  order by mine.id limit 1)`;
const KEEPER_PREMIUM_UNTIL = sql`(
  select max(period.ends_at) from premium_periods period
  where period.member_id = ${KEEPER_ID} and period.starts_at <= now())`.mapWith(
  premiumPeriods.endsAt,
) as SQL<Date | null>;
const KEEPER_LEFT: SQL<boolean> = sql`exists (
  select 1 from members keeper
  where keeper.id = ${KEEPER_ID} and (keeper.erases_at is not null or keeper.erased_at is not null))`;

/** The columns of a found card, for a query over `cards`, its maker in `members`, and its design. */
export const FOUND_CARD = {
  card: cards,
  makerName: members.name,
  design: cardCustomizations.design,
  mainId: MAIN_CARD_ID,
  keeperPremiumUntil: KEEPER_PREMIUM_UNTIL,
  keeperLeft: KEEPER_LEFT,
};

export const selectCards = (db: Db) =>
  db
    .select(FOUND_CARD)
    .from(cards)
    .innerJoin(members, eq(members.id, cards.ownerId))
    .leftJoin(cardCustomizations, eq(cardCustomizations.cardId, cards.id));

// Public cards are read more than anything else: the statement is built and planned once.
const prepareFindCard = (db: Db) =>
  selectCards(db)
    .where(eq(cards.id, sql.placeholder("id")))
    .prepare("find_card");
const findCardStatements = new WeakMap<Db, ReturnType<typeof prepareFindCard>>();

/** Any card, deleted or not: for those who decide themselves what may be seen of it. */
export async function findCard(db: Db, id: string): Promise<FoundCard | undefined> {
  const statement = findCardStatements.get(db) ?? prepareFindCard(db);
  findCardStatements.set(db, statement);
  const [found] = await statement.execute({ id });
  return found;
}
