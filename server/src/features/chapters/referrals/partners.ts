import { and, eq, inArray } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Partner } from "@cardplaza/contract/chapters/referral";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";
import { takesPart } from "../chapter/chapter-queries.ts";
import { isListed } from "../chapter/chapters-seen.ts";
import { chapterMembers, chapters } from "../chapter/chapters.table.ts";

/** A member and the chapter through which they take part; their first one if it is left out. */
export interface PartnerKey {
  memberId: string;
  chapterId?: string | null;
}
export type FindPartner = (key: PartnerKey) => Partner;

/**
 * Members beside a referral as the viewer may see them. Of somebody in a block with the viewer only the name is left,
 * because business between the two goes on; somebody who left is a former member.
 */
export async function findPartners(
  db: Db,
  viewerId: string,
  keys: readonly PartnerKey[],
): Promise<FindPartner> {
  const ids = [...new Set(keys.map(({ memberId }) => memberId))];
  const persons = await personsSeenBy(db, viewerId, ids, { withMutual: false });
  const names = await namesOf(
    db,
    ids.filter((id) => !persons.has(id)),
  );
  const firstChapters = await firstChaptersOf(
    db,
    keys.flatMap(({ memberId, chapterId }) => (chapterId === undefined ? [memberId] : [])),
  );
  const chapterNames = await namesOfChapters(db, [
    ...keys.flatMap(({ chapterId }) => chapterId ?? []),
    ...firstChapters.values(),
  ]);
  return ({ memberId, chapterId = firstChapters.get(memberId) }) => {
    const person = persons.get(memberId);
    const chapterName = chapterId ? chapterNames.get(chapterId) : undefined;
    return {
      _id: person?._id ?? null,
      name: person?.name ?? names.get(memberId) ?? FORMER_MEMBER_NAME,
      profile_image: person?.profile_image ?? null,
      chapter: chapterId && chapterName !== undefined ? { _id: chapterId, name: chapterName } : null,
    };
  };
}

/** For texts: the name, unless the member has left. */
export const nameOf = async (db: Db, memberId: string): Promise<string> =>
  (await findNames(db, [memberId]))(memberId);

/** The same for many members. */
export async function findNames(db: Db, memberIds: readonly string[]): Promise<(memberId: string) => string> {
  const names = await namesOf(db, memberIds);
  return (memberId) => names.get(memberId) ?? FORMER_MEMBER_NAME;
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(inArray(members.id, [...ids]), stays()));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function firstChaptersOf(db: Db, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([chapterMembers.memberId], {
      memberId: chapterMembers.memberId,
      chapterId: chapterMembers.chapterId,
    })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .where(and(inArray(chapterMembers.memberId, [...memberIds]), takesPart(), isListed()))
    .orderBy(chapterMembers.memberId, chapterMembers.joinedAt);
  return new Map(rows.map(({ memberId, chapterId }) => [memberId, chapterId]));
}

async function namesOfChapters(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: chapters.id, name: chapters.name })
    .from(chapters)
    .where(inArray(chapters.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
