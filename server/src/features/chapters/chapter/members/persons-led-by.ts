import { and, inArray } from "drizzle-orm";
import type { Person } from "@cardplaza/contract/people/person";
import type { Db, Tx } from "../../../../platform/database.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { stays } from "../../../accounts/member-conditions.ts";
import { personsSeenBy } from "../../../people/profile/persons.ts";

/**
 * Members as an officer of their chapter sees them. Of somebody in a block with the officer the name is left: else a
 * member could escape the officers by blocking them.
 */
export async function personsLedBy(
  db: Db | Tx,
  officerId: string,
  ids: readonly string[],
  options: { withMutual?: boolean } = {},
): Promise<Map<string, Person>> {
  const seen = await personsSeenBy(db, officerId, ids, options);
  const others = ids.filter((id) => !seen.has(id));
  if (others.length === 0) return seen;
  const named = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(inArray(members.id, others), stays()));
  return new Map([...seen, ...named.map(({ id, name }) => [id, nameAlone(id, name)] as const)]);
}

const nameAlone = (_id: string, name: string): Person => ({
  _id,
  name,
  profile_image: null,
  headline: "",
  city: "",
  mutual: 0,
  path: "",
});
