import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import {
  ACCOUNT_TEXT,
  OTP_DIGITS,
  OTP_EXPIRES_SECONDS,
  OTP_TRIES,
} from "@cardplaza/contract/accounts/accounts";
import type { Db, Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { generatedSecret } from "../../../platform/secrets/generated-secrets.ts";
import { invalid } from "../../../platform/refusals.ts";
import { oneTimeCodes } from "../accounts.table.ts";

type Row = typeof oneTimeCodes.$inferSelect;
export type CodePurpose = Row["purpose"];
export type CodeSubject = Pick<Row, "purpose" | "channel" | "destination"> & { memberId?: string };

export interface OneTimeCode {
  id: string;
  code: string;
  expiresAt: Date;
}

/** A new code for a destination. It replaces all earlier ones. The code itself is only in the message. */
export async function makeOneTimeCode(tx: Tx, subject: CodeSubject, now: Date): Promise<OneTimeCode> {
  const id = newId(now.getTime());
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");
  const expiresAt = new Date(now.getTime() + OTP_EXPIRES_SECONDS * 1000);
  const codeHash = await hashCode(tx, id, code, now);
  await tx.update(oneTimeCodes).set({ usedAt: now }).where(sameSubject(subject));
  await tx.insert(oneTimeCodes).values({ ...subject, id, codeHash, createdAt: now, expiresAt });
  return { id, code, expiresAt };
}

const sameSubject = ({ purpose, destination, memberId }: CodeSubject) =>
  and(
    eq(oneTimeCodes.destination, destination),
    eq(oneTimeCodes.purpose, purpose),
    memberId === undefined ? isNull(oneTimeCodes.memberId) : eq(oneTimeCodes.memberId, memberId),
    isNull(oneTimeCodes.usedAt),
  );

interface CodeQuery {
  id: string;
  purpose: CodePurpose;
}

/** Uses the code up and returns its row, or refuses and says how many tries are left. */
export async function useOneTimeCode(db: Db, wanted: CodeQuery, code: string, now: Date): Promise<Row> {
  await tryOneTimeCode(db, wanted, code, now);
  return spendOneTimeCode(db, wanted, now);
}

/**
 * Checks the code without using it up. Call it outside a transaction: each try is committed before the code
 * is compared, so that neither a failing sign-in nor parallel guesses give extra tries.
 */
export async function tryOneTimeCode(db: Db, wanted: CodeQuery, code: string, now: Date): Promise<void> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(and(alive(wanted, now), lt(oneTimeCodes.wrongTries, OTP_TRIES)))
    .returning();
  if (!row) throw expired();
  const given = Buffer.from(await hashCode(db, wanted.id, code, now));
  if (timingSafeEqual(given, Buffer.from(row.codeHash))) return;
  const left = OTP_TRIES - row.wrongTries;
  throw left > 0 ? refused(ACCOUNT_TEXT.wrongCode(left)) : expired();
}

/** Called after the check. Of twenty parallel calls, one gets the row. */
export async function spendOneTimeCode(db: Db, wanted: CodeQuery, now: Date): Promise<Row> {
  const [used] = await db.update(oneTimeCodes).set({ usedAt: now }).where(alive(wanted, now)).returning();
  if (!used) throw expired();
  return used;
}

const alive = ({ id, purpose }: CodeQuery, now: Date) =>
  and(
    eq(oneTimeCodes.id, id),
    eq(oneTimeCodes.purpose, purpose),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, now),
  );

const refused = (text: string) => invalid({ code: text }, text);
const expired = () => refused(ACCOUNT_TEXT.expiredCode);

async function hashCode(db: Db, id: string, code: string, now: Date): Promise<string> {
  return createHmac("sha256", await generatedSecret(db, "one-time-codes", now))
    .update(`${id}:${code}`)
    .digest("hex");
}
