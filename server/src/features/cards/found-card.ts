import { eq, sql, type SQL } from "drizzle-orm";
import type { CardSeo } from "@cardplaza/contract/cards/card-seo";
import type { Badge } from "@cardplaza/contract/names";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import type { Moment } from "../../platform/columns.ts";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { hasLeft } from "../accounts/member-conditions.ts";
import type { ShownVideo } from "./present-video.ts";
import { cardCustomizations } from "./customization/customization.table.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { premiumAt, premiumUntil } from "../plan/premium-at.ts";
import { CURRENT_OWNER_ID } from "./card-conditions.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { badgesWhen, verifiedAt } from "./verified-at.ts";

/** A card with what is needed to show it. */
export interface FoundCard {
  card: CardRow;
  ownerName: string;
  design: Customization | null;
  seo: CardSeo | null;
  /** The owner's main card. */
  mainId: string | null;
  currentOwnerPremiumUntil: Date | null;
  /** Of the owner of a claimed team card: its design is part of the owner's plan. */
  teamPremiumUntil: Date | null;
  /** The badges, as others see them now. */
  badges: Badge[];
  video: ShownVideo | null;
  /** The current owner is leaving, gone or suspended, or a moderator hid the card. */
  isHidden: boolean;
}

const MAIN_CARD_ID: SQL<string | null> = sql`(
  select mine.id from cards mine
  where mine.owner_id = ${cards.ownerId} and mine.kind = 'own' and mine.deleted_at is null
  order by mine.id limit 1)`;
const SEO: SQL<CardSeo | null> = sql`(
  select json_build_object('title', seo.title, 'description', seo.description, 'index', seo.index)
  from card_seo seo where seo.card_id = ${cards.id})`;
const VIDEO: SQL<ShownVideo | null> = sql`(
  select jsonb_build_object('id', video.id, 'kind', video.kind, 'link', video.link, 'type', video.type,
    'seconds', video.seconds, 'width', video.width, 'height', video.height, 'posterId', video.poster_id,
    'captionsAt', case when video.captions is not null
      then (extract(epoch from video.updated_at) * 1000)::bigint::text end)
  from card_videos video where video.card_id = ${cards.id})`;
export const IS_HIDDEN_CARD: SQL<boolean> = sql`(${cards.hiddenAt} is not null or ${hasLeft(CURRENT_OWNER_ID)})`;

/** The columns of a found card at a time, for a query over `cards`, its owner in `members`, and its design. */
export const foundCardAt = (now: Moment) => ({
  card: cards,
  ownerName: members.name,
  design: cardCustomizations.design,
  seo: SEO,
  mainId: MAIN_CARD_ID,
  currentOwnerPremiumUntil: premiumUntil(CURRENT_OWNER_ID, now),
  teamPremiumUntil:
    sql`case when ${cards.holderId} is not null then ${premiumUntil(cards.ownerId, now)} end`.mapWith(
      premiumPeriods.endsAt,
    ) as SQL<Date | null>,
  isHidden: IS_HIDDEN_CARD,
  badges: badgesWhen({ premium: premiumAt(CURRENT_OWNER_ID, now), verified: verifiedAt(now) }),
  video: VIDEO,
});

export const selectCards = (db: Db, now: Moment) =>
  db
    .select(foundCardAt(now))
    .from(cards)
    .innerJoin(members, eq(members.id, cards.ownerId))
    .leftJoin(cardCustomizations, eq(cardCustomizations.cardId, cards.id));

// Public cards are read more than anything else: the statement is built and planned once.
const prepareFindCard = (db: Db) =>
  selectCards(db, sql.placeholder("now"))
    .where(eq(cards.id, sql.placeholder("id")))
    .prepare("find_card");
const findCardStatements = new WeakMap<Db, ReturnType<typeof prepareFindCard>>();

/** Any card, deleted or not: the caller decides what may be seen of it. */
export async function findCard(db: Db, id: string, now: Date): Promise<FoundCard | undefined> {
  const statement = findCardStatements.get(db) ?? prepareFindCard(db);
  findCardStatements.set(db, statement);
  const [found] = await statement.execute({ id, now: now.toISOString() });
  return found;
}
