import { and, eq, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { chapterIdsOf } from "../../chapters/chapter/members/membership-conditions.ts";
import { companies, companyFollowers } from "../../companies/company/companies.table.ts";
import { isActive, managedIds } from "../../companies/company-conditions.ts";
import { connectedIds } from "../../people/connections/connection-conditions.ts";

const query = new QueryBuilder();

/**
 * A query for the `source_id` of all posts that belong to a member's feed: their own, those of their connections, of
 * companies they follow, of companies they manage and for members of their chapters. Those whom the member muted are
 * among them.
 */
export const feedSources = (memberId: string): SQL => sql`
  select ${memberId}::text as id
  union all ${connectedIds(memberId)}
  union all ${query
    .select({ id: companyFollowers.companyId })
    .from(companyFollowers)
    .innerJoin(companies, eq(companies.id, companyFollowers.companyId))
    .where(and(eq(companyFollowers.memberId, memberId), isActive()))
    .getSQL()}
  union all ${managedIds(memberId)}
  union all ${chapterIdsOf(memberId)}`;
