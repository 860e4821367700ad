import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { knownDevices, members, oidcIdentities, secondSteps, sessions, type Member } from "./accounts.table.ts";

/**
 * Somebody has shown that this address is his. Returns the account that is his by it, if any.
 * An account that merely named the address without ever proving it gives its maker no claim: where
 * nothing else of it was proven it changes hands, bare of every way in that was set before; where
 * its owner is known by something else, it loses the address.
 */
export async function ownerOfProvenEmail(tx: Tx, email: string, now: Date): Promise<Member | undefined> {
  const [named] = await tx.select().from(members).where(eq(members.email, email)).for("update");
  if (!named || named.emailProvenAt) return named;
  if (await isKnownOtherwise(tx, named)) {
    await tx.update(members).set({ email: null, updatedAt: now }).where(eq(members.id, named.id));
    return undefined;
  }
  await dropEveryWayIn(tx, named.id);
  const [owned] = await tx
    .update(members)
    .set({ emailProvenAt: now, passwordHash: null, mobile: null, updatedAt: now })
    .where(and(eq(members.id, named.id), isNull(members.emailProvenAt)))
    .returning();
  return owned;
}

/** Whether the account's owner has proven something besides the address. */
export async function isKnownOtherwise(tx: Tx, member: Member): Promise<boolean> {
  if (member.mobileProvenAt) return true;
  return (await tx.$count(oidcIdentities, eq(oidcIdentities.memberId, member.id))) > 0;
}

async function dropEveryWayIn(tx: Tx, memberId: string): Promise<void> {
  for (const table of [sessions, secondSteps, oneTimeCodes, knownDevices]) {
    await tx.delete(table).where(sql`${table.memberId} = ${memberId}`);
  }
}
