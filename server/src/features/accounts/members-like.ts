import { sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { containing } from "../../platform/like.ts";
import { memberContacts, members } from "./accounts.table.ts";

/** The ids of the first members of whom this is any part of the name, the address or the number. A longer text finds others. */
export const idsOfMembersLike = (q: string) =>
  new QueryBuilder()
    .select({ id: members.id })
    .from(members)
    .where(sql`${memberContacts(members)} like ${patternOf(q)}`)
    .limit(COUNTED_MAX);

/** Numbers are typed with spaces and stored without. */
function patternOf(q: string): SQL {
  if (/^[+\d][\d\s()-]*$/.test(q)) return sql`${containing(q.replaceAll(/[\s()-]/g, ""))}`;
  if (q.includes("@")) return sql`${containing(q.toLowerCase())}`;
  return sql`plain_letters(${containing(q)})`;
}
