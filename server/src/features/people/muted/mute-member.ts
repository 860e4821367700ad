import { and, desc, eq } from "drizzle-orm";
import { CONNECTION_TEXT } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { personsSeenBy } from "../profile/persons.ts";
import { mutedMembers } from "./muted.table.ts";

/** Leaves a member's posts out of the feed. They learn nothing of it. */
export async function muteMember({ db, member, now }: MemberContext, mutedId: string): Promise<void> {
  if (mutedId === member.id) throw conflict(CONNECTION_TEXT.self);
  if (!(await personsSeenBy(db, member.id, [mutedId], { withMutual: false })).has(mutedId)) throw notFound();
  await db.insert(mutedMembers).values({ memberId: member.id, mutedId, at: now }).onConflictDoNothing();
}

/** Works also for a member who is not there any more. */
export async function unmuteMember({ db, member }: MemberContext, mutedId: string): Promise<void> {
  await db
    .delete(mutedMembers)
    .where(and(eq(mutedMembers.memberId, member.id), eq(mutedMembers.mutedId, mutedId)));
}

/** The last one first. */
export async function listMutedMembers({ db, member }: MemberContext) {
  const rows = await db
    .select({ id: mutedMembers.mutedId })
    .from(mutedMembers)
    .where(eq(mutedMembers.memberId, member.id))
    .orderBy(desc(mutedMembers.at), desc(mutedMembers.mutedId));
  const persons = await personsSeenBy(
    db,
    member.id,
    rows.map(({ id }) => id),
    { withMutual: false },
  );
  return rows.flatMap(({ id }) => persons.get(id) ?? []);
}
