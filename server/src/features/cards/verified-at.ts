import { and, eq, exists, gt, max, sql, type SQL } from "drizzle-orm";
import { QueryBuilder, alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Badge } from "@cardplaza/contract/names";
import { PROVED_FIELDS } from "@cardplaza/contract/cards/verification/proved-fields";
import type { Moment } from "../../platform/columns.ts";
import { cards } from "./cards.table.ts";
import { cardVerifications } from "./verification/verification.table.ts";

// Conditions on proofs for other queries; the plan is checked separately.
const proof = alias(cardVerifications, "proof");
const query = new QueryBuilder();

/** `saysTheSame`, as SQL: a card with other contents has no badge, however it was changed. */
const provesCard = () =>
  and(
    eq(proof.cardId, cards.id),
    eq(proof.status, "verified"),
    ...PROVED_FIELDS.map((field) => eq(proof[field], cards[field])),
  );

export interface ProvableBusiness {
  ownerId: AnyPgColumn;
  name: AnyPgColumn;
  website: AnyPgColumn;
}

/**
 * A card's proof is valid for the same business: the website it proved, or the company on the document.
 * A listing with another website or another business has no badge.
 */
const provesBusiness = ({ ownerId, name, website }: ProvableBusiness) =>
  and(
    eq(proof.memberId, ownerId),
    eq(proof.status, "verified"),
    sql`case when ${proof.method} = 'document' then lower(${proof.company}) = lower(${name})
      else ${proof.website} <> '' and ${proof.website} = ${website} end`,
  );

const isProved = (proves: SQL | undefined, now: Moment) =>
  exists(
    query
      .select({ one: sql`1` })
      .from(proof)
      .where(and(proves, gt(proof.endsAt, now))),
  ) as SQL<boolean>;

const provedUntil = (proves: SQL | undefined): SQL<Date | null> => {
  const last = query
    .select({ until: max(proof.endsAt) })
    .from(proof)
    .where(proves);
  return sql`${last}`.mapWith(cardVerifications.endsAt);
};

/** A condition in a query over `cards`. */
export const verifiedAt = (now: Moment) => isProved(provesCard(), now);
export const verifiedUntil = () => provedUntil(provesCard());

export const businessVerifiedAt = (business: ProvableBusiness, now: Moment) =>
  isProved(provesBusiness(business), now);
export const businessVerifiedUntil = (business: ProvableBusiness) => provedUntil(provesBusiness(business));

/** The badges that others see: both need the plan. */
export const badgesWhen = ({ premium, verified }: { premium: SQL; verified: SQL }): SQL<Badge[]> =>
  sql<Badge[]>`array_remove(array[
    case when ${premium} then 'Pro' end,
    case when ${premium} and ${verified} then 'Verified' end], null)::text[]`;
