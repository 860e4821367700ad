import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { members, type Member } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { isReachableBy } from "../../moderation/reachable.ts";
import { isProfileSeenBy } from "./persons.ts";
import { profiles } from "./profile.table.ts";

export type ProfileRow = typeof profiles.$inferSelect;
export type MemberWithProfile = { member: Member; profile: ProfileRow };

/** The defaults of a member who has filled in nothing yet. */
export const untold = (member: Member): ProfileRow => ({
  memberId: member.id,
  photo: null,
  headline: "",
  about: "",
  city: "",
  state: "",
  cover: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  openTo: [],
  handles: [],
  visibility: "members",
  searchable: true,
  showPhone: "none",
  showEmail: "none",
  aim: "",
  updatedAt: member.createdAt,
  version: 0,
});

export async function findProfileOf(db: Db, member: Member): Promise<ProfileRow> {
  const [row] = await db.select().from(profiles).where(eq(profiles.memberId, member.id));
  return row ?? untold(member);
}

const isSeenBy = (viewerId: string, memberId: string) =>
  and(eq(members.id, memberId), isReachableBy(viewerId), isProfileSeenBy(viewerId));

/** The profile as this viewer may see it: their own always, others' unless hidden, blocked or gone. */
export async function findProfileSeenBy(
  db: Db,
  viewerId: string,
  memberId: string,
): Promise<MemberWithProfile | undefined> {
  const [found] = await db
    .select({ member: members, profile: profiles })
    .from(members)
    .leftJoin(profiles, eq(profiles.memberId, members.id))
    .where(isSeenBy(viewerId, memberId));
  return found && { member: found.member, profile: found.profile ?? untold(found.member) };
}

const selectSeen = (db: Db) =>
  db.select({ id: members.id }).from(members).leftJoin(profiles, eq(profiles.memberId, members.id));

// Read for every public card: the statement is built and planned once.
const prepareSeenByVisitors = (db: Db) =>
  selectSeen(db)
    .where(and(eq(members.id, sql.placeholder("memberId")), stays(), isProfileSeenBy(null)))
    .prepare("find_profile_seen_by_visitors");
const visitorsStatements = new WeakMap<Db, ReturnType<typeof prepareSeenByVisitors>>();

function findSeenByVisitors(db: Db, memberId: string) {
  const statement = visitorsStatements.get(db) ?? prepareSeenByVisitors(db);
  visitorsStatements.set(db, statement);
  return statement.execute({ memberId });
}

/** The page of that profile. A visitor is told of it only if it is public; opening it needs a sign-in. */
export async function findProfilePath(
  db: Db,
  viewerId: string | null,
  memberId: string,
): Promise<string | null> {
  const [found] =
    viewerId === null
      ? await findSeenByVisitors(db, memberId)
      : await selectSeen(db).where(isSeenBy(viewerId, memberId));
  return found ? `/profile/${found.id}` : null;
}

/** The city in the member's profile, if any. */
export const findHomeCity = async (db: Db, memberId: string): Promise<string> =>
  (await findCityAndHeadline(db, memberId)).city;

/** City and headline, empty if the profile has none. */
export async function findCityAndHeadline(db: Db, memberId: string) {
  const [row] = await db
    .select({ city: profiles.city, headline: profiles.headline })
    .from(profiles)
    .where(eq(profiles.memberId, memberId));
  return row ?? { city: "", headline: "" };
}
