import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../../platform/database.ts";
import { oneTimeLinks } from "../accounts.table.ts";
import { hashToken } from "../sessions/session-queries.ts";

type Row = typeof oneTimeLinks.$inferSelect;

interface NewLink {
  kind: Row["kind"];
  memberId?: string;
  data?: Record<string, string>;
  minutes: number;
  now: Date;
}

/** A long random code. Only its hash is stored. */
export async function makeOneTimeLink(
  tx: Tx,
  { kind, memberId, data = {}, minutes, now }: NewLink,
): Promise<string> {
  const code = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  await tx
    .insert(oneTimeLinks)
    .values({ codeHash: hashToken(code), kind, memberId, data, createdAt: now, expiresAt });
  return code;
}

const alive = (kind: Row["kind"], code: string, now: Date) =>
  and(
    eq(oneTimeLinks.codeHash, hashToken(code)),
    eq(oneTimeLinks.kind, kind),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  );

/** Uses the code up. Of twenty parallel calls, one gets the row. */
export async function useOneTimeLink(
  tx: Tx,
  kind: Row["kind"],
  code: string,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(alive(kind, code, now))
    .returning();
  return row;
}

/** Reads the code without using it up. */
export async function findOneTimeLink(
  db: Db,
  kind: Row["kind"],
  code: string,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeLinks)
    .where(alive(kind, code, now));
  return row;
}

/** Makes the member's codes of these kinds invalid. */
export async function invalidateOneTimeLinks(
  tx: Tx,
  memberId: string,
  kinds: Row["kind"][],
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLinks.memberId, memberId),
        inArray(oneTimeLinks.kind, kinds),
        isNull(oneTimeLinks.usedAt),
      ),
    );
}

/** Counts a wrong try and returns how many there were. */
export async function countWrongTry(db: Db, row: Row): Promise<number> {
  const [counted] = await db
    .update(oneTimeLinks)
    .set({ wrongTries: sql`${oneTimeLinks.wrongTries} + 1` })
    .where(eq(oneTimeLinks.codeHash, row.codeHash))
    .returning({ wrongTries: oneTimeLinks.wrongTries });
  return counted?.wrongTries ?? 0;
}
