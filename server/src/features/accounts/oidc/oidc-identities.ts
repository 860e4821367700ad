import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { members, oidcIdentities, type Member } from "../accounts.table.ts";

interface Identity {
  issuer: string;
  subject: string;
}

export async function memberOfIdentity(tx: Tx, { issuer, subject }: Identity): Promise<Member | undefined> {
  const [found] = await tx
    .select({ member: members })
    .from(oidcIdentities)
    .innerJoin(members, eq(members.id, oidcIdentities.memberId))
    .where(
      and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject), isNull(members.erasedAt)),
    );
  return found?.member;
}

/** From now on this account at another service signs the member in. Does nothing when `data` has none. */
export async function linkIdentity(
  tx: Tx,
  memberId: string,
  data: Partial<Identity>,
  now: Date,
): Promise<void> {
  const { issuer, subject } = data;
  if (!issuer || !subject) return;
  await tx.insert(oidcIdentities).values({ issuer, subject, memberId, createdAt: now }).onConflictDoNothing();
}
