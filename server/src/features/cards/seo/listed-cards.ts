import { sql } from "drizzle-orm";
import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { PageRows } from "../../../registry/page-rows.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { premiumAt } from "../../plan/premium-at.ts";

/** Cards with what search engines need. */
export const CARD_ROWS: PageRows = {
  from: sql`
    cards card
    left join card_seo seo on seo.card_id = card.id
    left join card_customizations design on design.card_id = card.id`,
  id: sql`card.id`,
  name: sql`card.name`,
  path: ({ id, name }) => CARD_PATHS.card(slugOfName({ name, _id: id })),
};

/** The last change of anything that the card's page shows. */
export const CHANGED_AT = sql`greatest(card.updated_at, seo.updated_at, design.updated_at)`;

const CURRENT_OWNER = sql`coalesce(card.holder_id, card.owner_id)`;

/** The current owner has premium. */
export const isPremiumCard = (now: Date) => premiumAt(CURRENT_OWNER, now);

/** Complete, neither deleted nor hidden, the owner stays, and listing is not switched off. */
export const IS_LISTED = sql`
  card.deleted_at is null and card.hidden_at is null
  and card.phone <> ${CARD_PLACEHOLDER.phone} and card.company <> ${CARD_PLACEHOLDER.company}
  and card.role <> ${CARD_PLACEHOLDER.role}
  and not ${hasLeft(CURRENT_OWNER)}
  and seo.index is not false`;
