import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { USERS_PER_PAGE, type UserStatus } from "@cardplaza/contract/admin/user-words";
import type { UserLine } from "@cardplaza/contract/admin/users";
import { countRows } from "../../../platform/count-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { members, type Member } from "../../accounts/accounts.table.ts";
import { notErased, stays } from "../../accounts/member-conditions.ts";
import { isLike } from "../../accounts/members-like.ts";
import { isSuspended } from "../../accounts/measures/measure-queries.ts";
import { premiumLookupAt } from "../../plan/premium-at.ts";

interface Wanted {
  q?: string;
  status?: UserStatus;
  cursor?: string;
}

/** One page of members, the newest first. */
export async function findUsers({ db, now }: { db: Db; now: Date }, { q, status, cursor }: Wanted) {
  const where = and(notErased(), ofStatus(status));
  const found = q ? await matching(db, q, where) : undefined;
  const rows = await db
    .select({ member: members, isPremium: premiumLookupAt(members.id, now) })
    .from(members)
    .where(and(found ? isAmong(found) : where, cursor ? lt(members.id, cursor) : undefined))
    .orderBy(desc(members.id))
    .limit(USERS_PER_PAGE + 1);
  const page = rows.slice(0, USERS_PER_PAGE);
  return {
    items: page.map(({ member, isPremium }) =>
      presentUserLine(member, { isPremium: isPremium ?? false, now }),
    ),
    nextCursor: rows.length > USERS_PER_PAGE ? (page.at(-1)?.member.id ?? null) : null,
    count: found ? found.length : await countRows(db, members, where),
  };
}

const STATUS: Record<UserStatus, () => SQL | undefined> = {
  active: stays,
  suspended: () => isNotNull(members.suspendedAt),
  leaving: () => and(isNotNull(members.erasesAt), isNull(members.suspendedAt)),
};
const ofStatus = (status: UserStatus | undefined) => (status ? STATUS[status]() : undefined);

/**
 * By an id, or by any part of a name, an address or a number. The first thousand that fit are all that is listed: a longer
 * text finds the others. They are read once, because a text of common letters takes long to find: page and count are
 * taken from them.
 */
async function matching(db: Db, q: string, where: SQL | undefined): Promise<string[]> {
  const ids = (condition: SQL) =>
    db.select({ id: members.id }).from(members).where(and(condition, where)).limit(COUNTED_MAX);
  const exact = await ids(eq(members.id, q));
  const found = exact.length > 0 ? exact : await ids(isLike(q));
  return found.map(({ id }) => id);
}

const isAmong = (ids: string[]) => sql`${members.id} = any(${sql.param(ids)}::text[])`;

export function presentUserLine(
  member: Member,
  { isPremium, now }: { isPremium: boolean; now: Date },
): z.input<typeof UserLine> {
  return {
    _id: member.id,
    name: member.name,
    email: member.email ?? "",
    emailProven: member.emailProvenAt !== null,
    mobile: member.mobile ?? "",
    mobileProven: member.mobileProvenAt !== null,
    status: isSuspended(member, now) ? "suspended" : member.erasesAt ? "leaving" : "active",
    suspendedUntil: member.suspendedUntil,
    isPremium,
    createdAt: member.createdAt,
    lastActiveAt: member.lastActiveAt,
    version: member.updatedAt.toISOString(),
  };
}
