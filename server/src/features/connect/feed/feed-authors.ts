import { and, eq, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { companies, companyFollowers } from "../../companies/company/companies.table.ts";
import { isActive } from "../../companies/company/company-conditions.ts";
import { companyManagers } from "../../companies/team/team.table.ts";
import { connectedIds } from "../../connections/connection-conditions.ts";
import { idsMutedBy } from "./feed-conditions.ts";

const query = new QueryBuilder();

/**
 * A query for the `author_id` of all whose posts belong to a member's feed: their own, those of their connections, of
 * companies they follow and of companies they manage.
 */
export const feedAuthors = (memberId: string): SQL => sql`
  select ${memberId}::text as id
  union all select connected.id from (${connectedIds(memberId)}) connected
    where connected.id not in ${idsMutedBy(memberId)}
  union all ${query
    .select({ id: companyFollowers.companyId })
    .from(companyFollowers)
    .innerJoin(companies, eq(companies.id, companyFollowers.companyId))
    .where(and(eq(companyFollowers.memberId, memberId), isActive()))
    .getSQL()}
  union all ${query.select({ id: companies.id }).from(companies).where(eq(companies.ownerId, memberId)).getSQL()}
  union all ${query
    .select({ id: companyManagers.companyId })
    .from(companyManagers)
    .where(eq(companyManagers.memberId, memberId))
    .getSQL()}`;
