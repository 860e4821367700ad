import { and, inArray, isNotNull, isNull } from "drizzle-orm";
import { members, sessions } from "../features/accounts/accounts.table.ts";
import { hashPassword } from "../features/accounts/passwords/passwords.ts";
import type { Tx } from "../platform/database.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "./people.ts";

const samplePeople = inArray(members.email, SAMPLE_ACCOUNTS);

/** Lets anyone on this machine sign in as a sample member. */
export async function openSampleAccounts(tx: Tx): Promise<void> {
  const shut = and(samplePeople, isNull(members.passwordHash));
  if ((await tx.$count(members, shut)) === 0) return;
  await tx
    .update(members)
    .set({ passwordHash: await hashPassword(SAMPLE_PASSWORD) })
    .where(shut);
}

/** A database that was filled on a developer's machine may be used on a network later. Then nobody may sign in. */
export async function shutSampleAccounts(tx: Tx): Promise<void> {
  const shut = await tx
    .update(members)
    .set({ passwordHash: null })
    .where(and(samplePeople, isNotNull(members.passwordHash)))
    .returning({ id: members.id });
  const ids = shut.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.memberId, ids));
}
