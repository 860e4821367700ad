import { createHmac } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";
import { unsubscribedAddresses } from "./notifications.table.ts";

export const ADDRESSES_SECRET = "unsubscribed-addresses";

/** Keyed, so that the list does not reveal the addresses on it. */
export const hashAddress = async (db: Db, email: string, now: Date): Promise<string> =>
  hashedWith(await generatedSecret(db, ADDRESSES_SECRET, now), email);

const hashedWith = (secret: Buffer, email: string) =>
  createHmac("sha256", secret).update(email.trim().toLowerCase()).digest("base64url");

/** Check this before every mail that is not essential, to members and visitors alike. */
export async function isUnsubscribed(db: Db, email: string, now: Date): Promise<boolean> {
  const hash = await hashAddress(db, email, now);
  return (await db.$count(unsubscribedAddresses, eq(unsubscribedAddresses.addressHash, hash))) > 0;
}

/** The same for many addresses: returns those that get no mail. */
export async function unsubscribedAmong(
  db: Db,
  emails: readonly string[],
  secret: Buffer,
): Promise<ReadonlySet<string>> {
  const hashes = new Map(emails.map((email) => [hashedWith(secret, email), email]));
  const rows = await db
    .select({ hash: unsubscribedAddresses.addressHash })
    .from(unsubscribedAddresses)
    .where(inArray(unsubscribedAddresses.addressHash, [...hashes.keys()]));
  return new Set(rows.map(({ hash }) => hashes.get(hash)!));
}

export async function saveUnsubscribedAddress(tx: Tx, addressHash: string, at: Date): Promise<void> {
  await tx.insert(unsubscribedAddresses).values({ addressHash, at }).onConflictDoNothing();
}

/** Only for the owner of the address, who wants to get mail again. */
export async function deleteUnsubscribedAddress(tx: Tx, email: string, now: Date): Promise<void> {
  const hash = await hashAddress(tx, email, now);
  await tx.delete(unsubscribedAddresses).where(eq(unsubscribedAddresses.addressHash, hash));
}
