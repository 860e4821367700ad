import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { members, type Member } from "./accounts.table.ts";

/** So that what a member does happens one at a time. Others can still insert rows that point to the member. */
export async function lockMember(tx: Tx, id: string): Promise<Member | undefined> {
  const [member] = await tx.select().from(members).where(eq(members.id, id)).for("no key update");
  return member;
}

/**
 * For a change of email or mobile. The email is a unique key, so PostgreSQL locks the whole row when it is written:
 * a weaker lock before that could deadlock with a transaction that inserts a row for this member.
 */
export async function lockMemberContacts(tx: Tx, id: string): Promise<Member | undefined> {
  const [member] = await tx.select().from(members).where(eq(members.id, id)).for("update");
  return member;
}
