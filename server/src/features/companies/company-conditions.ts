import { and, eq, exists, isNotNull, isNull, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { hasLeft } from "../accounts/member-conditions.ts";
import { companyManagers } from "./team/team.table.ts";
import { companies } from "./company/companies.table.ts";

// Conditions for queries over `companies`.
const query = new QueryBuilder();

export const notDeleted = () => isNull(companies.deletedAt);
export const isCompleted = () => and(isNotNull(companies.completedAt), notDeleted());

const hasManagers = () =>
  exists(
    query
      .select({ one: sql`1` })
      .from(companyManagers)
      .where(eq(companyManagers.companyId, companies.id)),
  );

/** By any name of the city. */
export const isInCity = (city: string) => eq(companies.cityKey, cityKey(city));

/** Companies that are public, as long as one of their team stays. */
export const isActive = () => and(eq(companies.status, "active"), isCompleted());

/** Everybody may see it. It stays when its owner leaves, as long as somebody else manages it. */
export const isShown = (): SQL | undefined =>
  and(isActive(), or(not(hasLeft(companies.ownerId)), hasManagers()));

/** A condition over companies: this member is the owner or a manager. */
export const isManagedBy = (memberId: string | SQLWrapper): SQL | undefined =>
  or(
    eq(companies.ownerId, memberId),
    exists(
      query
        .select({ one: sql`1` })
        .from(companyManagers)
        .where(and(eq(companyManagers.companyId, companies.id), eq(companyManagers.memberId, memberId))),
    ),
  );

/** A query for the ids of all companies that a member owns or manages, for `in` and joins. */
export const managedIds = (memberId: string | SQLWrapper): SQL => {
  const owned = query.select({ id: companies.id }).from(companies).where(eq(companies.ownerId, memberId));
  const managed = query
    .select({ id: companyManagers.companyId })
    .from(companyManagers)
    .where(eq(companyManagers.memberId, memberId));
  return sql`${owned.getSQL()} union all ${managed.getSQL()}`;
};
