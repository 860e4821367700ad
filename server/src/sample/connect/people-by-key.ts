import { inArray } from "drizzle-orm";
import type { Services } from "../../context.ts";
import { members, type Member } from "../../features/accounts/accounts.table.ts";
import { SAMPLE_ACCOUNTS } from "../people.ts";

/** The sample members by the part of their address before the @. */
export type PeopleByKey = ReadonlyMap<string, Member>;

export async function findPeopleByKey({ db }: Services): Promise<PeopleByKey> {
  const rows = await db.select().from(members).where(inArray(members.email, SAMPLE_ACCOUNTS));
  return new Map(rows.map((member) => [member.email?.split("@")[0] ?? "", member]));
}

/** The members with these keys, which have spaces between them; missing ones are left out. */
export const membersOf = (people: PeopleByKey, keys: string): Member[] =>
  keys.split(" ").flatMap((key) => people.get(key) ?? []);
