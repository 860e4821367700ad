import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { ACCOUNT_TEXT, OTP_EXPIRES_SECONDS, OTP_TRIES } from "@cardplaza/contract/accounts";
import type { Db, Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { keptSecret } from "../../platform/kept-secrets.ts";
import { Refusal } from "../../platform/refusals.ts";
import { oneTimeCodes } from "./accounts.table.ts";

type Row = typeof oneTimeCodes.$inferSelect;
type About = Pick<Row, "purpose" | "channel" | "destination"> & { memberId?: string };

/** A new code of six digits for a destination; the code itself is only in what is sent. */
export async function makeOneTimeCode(tx: Tx, about: About, now: Date): Promise<{ id: string; code: string }> {
  const id = newId(now.getTime());
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expiresAt = new Date(now.getTime() + OTP_EXPIRES_SECONDS * 1000);
  await tx.insert(oneTimeCodes).values({ ...about, id, codeHash: await hashCode(tx, id, code, now), createdAt: now, expiresAt });
  return { id, code };
}

/**
 * The code's row, used up now, or a refusal that says how many tries are left. The count of wrong
 * tries is committed on its own: a failing sign-in must not roll it back.
 */
export async function useOneTimeCode(db: Db, id: string, code: string, now: Date): Promise<Row> {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  if (!row || row.usedAt || row.expiresAt <= now || row.wrongTries >= OTP_TRIES) throw expired();
  const given = Buffer.from(await hashCode(db, id, code, now));
  if (!timingSafeEqual(given, Buffer.from(row.codeHash))) {
    const [counted] = await db
      .update(oneTimeCodes)
      .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
      .where(and(eq(oneTimeCodes.id, id), lt(oneTimeCodes.wrongTries, OTP_TRIES)))
      .returning({ wrongTries: oneTimeCodes.wrongTries });
    const left = OTP_TRIES - (counted?.wrongTries ?? OTP_TRIES);
    if (left <= 0) throw expired();
    throw new Refusal("VALIDATION", ACCOUNT_TEXT.wrongCode(left), { fields: { code: ACCOUNT_TEXT.wrongCode(left) } });
  }
  // Tries that went wrong meanwhile count too, and of twenty right ones at once only one is used.
  const [used] = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.id, id),
        isNull(oneTimeCodes.usedAt),
        lt(oneTimeCodes.wrongTries, OTP_TRIES),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning();
  if (!used) throw expired();
  return used;
}

const expired = () => new Refusal("VALIDATION", ACCOUNT_TEXT.expiredCode, { fields: { code: ACCOUNT_TEXT.expiredCode } });

async function hashCode(db: Db, id: string, code: string, now: Date): Promise<string> {
  return createHmac("sha256", await keptSecret(db, "one-time-codes", now)).update(`${id}:${code}`).digest("hex");
}
