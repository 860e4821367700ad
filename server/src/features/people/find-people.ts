import { and, eq, ne, sql } from "drizzle-orm";
import { PEOPLE_FOUND } from "@cardplaza/contract/people/connection-words";
import type { Person } from "@cardplaza/contract/people/person";
import type { MemberContext } from "../../context.ts";
import { beginningWith } from "../../platform/like.ts";
import { members } from "../accounts/accounts.table.ts";
import { hasWordLike, stays } from "../accounts/member-conditions.ts";
import { connectedIds } from "./connections/connection-conditions.ts";
import { isReachableBy } from "../moderation/reachable.ts";
import { isFoundByMembers } from "./profile/found-by-members.ts";
import { personsSeenBy } from "./profile/persons.ts";
import { profiles } from "./profile/profile.table.ts";

/**
 * The first few members to mention: connections with such a word in their name, then others whose name begins like
 * this, unless they do not want to be found.
 */
export async function findPeople(ctx: MemberContext, typed: string): Promise<Person[]> {
  const known = await findConnected(ctx, typed);
  const others = typed === "" || known.length >= PEOPLE_FOUND ? [] : await findOthers(ctx, typed);
  const ids = [...new Set([...known, ...others])].slice(0, PEOPLE_FOUND);
  const persons = await personsSeenBy(ctx.db, ctx.member.id, ids);
  return ids.flatMap((id) => persons.get(id) ?? []);
}

async function findConnected({ db, member }: MemberContext, typed: string): Promise<string[]> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        sql`${members.id} in (${connectedIds(member.id)})`,
        stays(),
        typed === "" ? undefined : hasWordLike(typed),
      ),
    )
    .orderBy(members.name, members.id)
    .limit(PEOPLE_FOUND);
  return rows.map(({ id }) => id);
}

// "~<~" is the order of the index on names; in any other order all rows would be sorted first.
async function findOthers({ db, member }: MemberContext, typed: string): Promise<string[]> {
  const name = sql`plain_letters(${members.name})`;
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .leftJoin(profiles, eq(profiles.memberId, members.id))
    .where(
      and(
        sql`${name} like plain_letters(${beginningWith(typed)})`,
        isReachableBy(member.id),
        ne(members.id, member.id),
        isFoundByMembers(),
      ),
    )
    .orderBy(sql`${name} using ~<~`)
    .limit(PEOPLE_FOUND * 2);
  return rows.map(({ id }) => id);
}
