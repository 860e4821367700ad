import { DAY_MS } from "@cardplaza/contract/time";
import { members } from "../features/accounts/accounts.table.ts";
import { startSession } from "../features/accounts/sessions/start-session.ts";
import { premiumPeriods } from "../features/plan/plan.table.ts";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { one } from "../platform/one.ts";

const YEAR_MS = 365 * DAY_MS;

/** A member with a live session. */
export function signInMember(db: Db, name: string, options: { premium?: boolean; at?: Date } = {}) {
  return inTransaction(db, async (tx) => {
    const now = options.at ?? new Date();
    const email = `${newId()}@example.com`;
    const person = {
      id: newId(),
      name,
      email,
      emailProvenAt: now,
      createdAt: now,
      updatedAt: now,
      lastActiveAt: now,
    };
    const member = one(await tx.insert(members).values(person).returning());
    if (options.premium) {
      // A minute ago, so that a test can end it a second ago.
      const startsAt = new Date(now.getTime() - 60_000);
      const endsAt = new Date(now.getTime() + YEAR_MS);
      await tx.insert(premiumPeriods).values({ id: newId(), memberId: member.id, startsAt, endsAt });
    }
    return { member, token: await startSession(tx, member.id, { device: "Test", now }) };
  });
}
