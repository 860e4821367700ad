import { and, eq, exists, isNotNull, isNull, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder, alias } from "drizzle-orm/pg-core";
import { members } from "./accounts.table.ts";

const account = alias(members, "account");
const query = new QueryBuilder();

/** In a query over `members`: neither erased, waiting for erasure nor suspended. */
export const stays = () => and(not(members.isHidden), isNull(members.erasedAt));

/** In a query over `members`: may have a session. A suspended member may, though not for much (`whileSuspended`). */
export const maySignIn = () => and(isNull(members.erasesAt), isNull(members.erasedAt));

/** In a query over `members`: not erased, though a deletion may be pending. */
export const notErased = () => isNull(members.erasedAt);

/** In any query: this member is being deleted, erased or suspended, and hidden with all their data. */
export const hasLeft = (member: SQLWrapper | string): SQL<boolean> =>
  exists(
    query
      .select({ one: sql`1` })
      .from(account)
      .where(and(eq(account.id, member), or(account.isHidden, isNotNull(account.erasedAt)))),
  ) as SQL<boolean>;

/**
 * The same for queries that look at a page of rows: each member is looked up. For `exists`, PostgreSQL may read all
 * members first.
 */
export const hasLeftOf = (member: SQLWrapper | string): SQL<boolean> =>
  sql<boolean>`coalesce((${query
    .select({
      hasLeft: sql`${account.isHidden} or ${account.erasedAt} is not null`.as("has_left"),
    })
    .from(account)
    .where(eq(account.id, member))}), false)`;

/** The ids of members with a pending deletion or suspended, for `not in`. */
export const hiddenIds = () =>
  query
    .select({ id: account.id })
    .from(account)
    .where(sql`${account.isHidden}`);

// Most names are plain, and it takes long to find that out for each of thousands.
const PLAIN_NAME = sql`case when octet_length(${members.name}) = length(${members.name})
  then lower(${members.name}) else plain_letters(${members.name}) end`;

/** In a query over `members`: a word of the name begins like this. */
export const hasWordLike = (word: string): SQL =>
  sql`strpos(' ' || ${PLAIN_NAME}, ' ' || plain_letters(${word})) > 0`;
