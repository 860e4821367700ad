import { createHmac } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../platform/database.ts";
import { inboundMails } from "./inbound-mail.table.ts";

/** Longer than an address is good for: a mail that is sent again after that finds no address. */
const KEPT_MS = 190 * DAY_MS;

export const keyOf = (secret: Buffer, ...about: string[]) =>
  createHmac("sha256", secret).update(JSON.stringify(about)).digest("base64url");

export const isDone = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(inboundMails, eq(inboundMails.key, key))) > 0;

/** False if it was done before. A second transaction with the same key waits until the first has ended. */
export async function markDone(tx: Tx, key: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(inboundMails)
    .values({ key, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: inboundMails.key });
  return rows.length > 0;
}

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(inboundMails).where(lt(inboundMails.createdAt, new Date(now.getTime() - KEPT_MS)));
}
