import { eq, sql, type SQL } from "drizzle-orm";
import type { CardSeo } from "@cardplaza/contract/cards/seo/card-seo";
import type { Badge } from "@cardplaza/contract/cards/verification/badge-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import type { ShownVideo } from "./video/present-video.ts";
import { cardCustomizations } from "./customization/customization.table.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { cards, type CardRow } from "./cards.table.ts";

/** A card with what it takes to show it. */
export interface FoundCard {
  card: CardRow;
  makerName: string;
  design: Customization | null;
  seo: CardSeo | null;
  /** The maker's main card. */
  mainId: string | null;
  keeperPremiumUntil: Date | null;
  /** Of whoever made a team card that somebody else keeps: its look is part of his plan. */
  makerPremiumUntil: Date | null;
  /** As others see them now. */
  badges: Badge[];
  video: ShownVideo | null;
  /** The keeper is leaving or gone, and hidden with all that is his. */
  keeperLeft: boolean;
}

/** `keeperOf`, as SQL. */
export const KEEPER_ID = sql`coalesce(${cards.holderId}, ${cards.ownerId})`;
const MAIN_CARD_ID: SQL<string | null> = sql`(
  select mine.id from cards mine
  where mine.owner_id = ${cards.ownerId} and mine.kind = 'own' and mine.deleted_at is null
  order by mine.id limit 1)`;
const SEO: SQL<CardSeo | null> = sql`(
  select json_build_object('title', seo.title, 'description', seo.description, 'index', seo.index)
  from card_seo seo where seo.card_id = ${cards.id})`;
const KEEPER_PREMIUM_UNTIL = sql`(
  select max(period.ends_at) from premium_periods period
  where period.member_id = ${KEEPER_ID} and period.starts_at <= now())`.mapWith(
  premiumPeriods.endsAt,
) as SQL<Date | null>;
const MAKER_PREMIUM_UNTIL = sql`case when ${cards.holderId} is not null then (
  select max(period.ends_at) from premium_periods period
  where period.member_id = ${cards.ownerId} and period.starts_at <= now()) end`.mapWith(
  premiumPeriods.endsAt,
) as SQL<Date | null>;
/** The proof is for what the card says: a card that says something else has no badge, however it was changed. */
const BADGES_NOW: SQL<Badge[]> = sql`array_remove(array[
  case when ${KEEPER_PREMIUM_UNTIL} > now() then 'Pro' end,
  case when ${KEEPER_PREMIUM_UNTIL} > now() and exists (
    select 1 from card_verifications proof
    where proof.card_id = ${cards.id} and proof.status = 'verified' and proof.ends_at > now()
      and proof.name = ${cards.name} and proof.company = ${cards.company} and proof.website = ${cards.website}
  ) then 'Verified' end], null)::text[]`;
const VIDEO: SQL<ShownVideo | null> = sql`(
  select jsonb_build_object('id', video.id, 'kind', video.kind, 'link', video.link, 'type', video.type,
    'seconds', video.seconds, 'width', video.width, 'height', video.height, 'posterId', video.poster_id,
    'captionsAt', case when video.captions is not null
      then (extract(epoch from video.updated_at) * 1000)::bigint::text end)
  from card_videos video where video.card_id = ${cards.id})`;
export const KEEPER_LEFT: SQL<boolean> = sql`exists (
  select 1 from members keeper
  where keeper.id = ${KEEPER_ID} and (keeper.erases_at is not null or keeper.erased_at is not null))`;

/** The columns of a found card, for a query over `cards`, its maker in `members`, and its design. */
export const FOUND_CARD = {
  card: cards,
  makerName: members.name,
  design: cardCustomizations.design,
  seo: SEO,
  mainId: MAIN_CARD_ID,
  keeperPremiumUntil: KEEPER_PREMIUM_UNTIL,
  makerPremiumUntil: MAKER_PREMIUM_UNTIL,
  keeperLeft: KEEPER_LEFT,
  badges: BADGES_NOW,
  video: VIDEO,
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
