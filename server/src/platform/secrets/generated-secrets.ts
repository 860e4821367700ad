import { randomBytes } from "node:crypto";
import { and, inArray, like, lte } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../database.ts";
import { rootOf } from "../transaction.ts";
import { generatedSecrets } from "./generated-secrets.table.ts";

/** A transaction that created a secret so long ago has ended, so the secret was committed and never changes. */
const SETTLED_AFTER_MS = MINUTE_MS;
/** So a deleted one is not in memory for much longer. */
const CACHED_FOR_MS = HOUR_MS;
const cached = new WeakMap<Db, Map<string, { value: Buffer; until: number }>>();

/** The secret with that name. The server generates it at its first use. */
export async function generatedSecret(db: Db, name: string, now: Date): Promise<Buffer> {
  const known = cachedSecret(db, name) ?? (await readSecret(db, name));
  if (known) return known;
  const value = randomBytes(32).toString("base64url");
  // If two instances insert at the same moment, one row wins and both read it.
  await db.insert(generatedSecrets).values({ name, value, createdAt: now }).onConflictDoNothing();
  const made = await readSecret(db, name);
  if (!made) throw new Error(`The secret ${name} could not be saved`);
  return made;
}

/** Several secrets at once, in the order of their names here. */
export async function generatedSecretsOf<const Names extends readonly string[]>(
  db: Db,
  names: Names,
  now: Date,
): Promise<{ [At in keyof Names]: Buffer }> {
  const missing = names.filter((name) => !cachedSecret(db, name));
  const read = await readSecrets(db, missing);
  const secrets: Buffer[] = [];
  for (const name of names) secrets.push(read.get(name) ?? (await generatedSecret(db, name, now)));
  return secrets as { [At in keyof Names]: Buffer };
}

const readSecret = async (db: Db, name: string) => (await readSecrets(db, [name])).get(name);

async function readSecrets(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select()
    .from(generatedSecrets)
    .where(inArray(generatedSecrets.name, [...names]));
  return new Map(
    rows.map(({ name, value: text, createdAt }) => {
      const value = Buffer.from(text, "base64url");
      if (createdAt.getTime() < Date.now() - SETTLED_AFTER_MS) cacheSecret(db, name, value);
      return [name, value];
    }),
  );
}

function cacheSecret(db: Db, name: string, value: Buffer): void {
  const own = cached.get(rootOf(db)) ?? new Map<string, { value: Buffer; until: number }>();
  cached.set(rootOf(db), own.set(name, { value, until: Date.now() + CACHED_FOR_MS }));
}

function cachedSecret(db: Db, name: string): Buffer | undefined {
  const own = cached.get(rootOf(db));
  const found = own?.get(name);
  if (found && found.until > Date.now()) return found.value;
  own?.delete(name);
  return undefined;
}

/** Deletes the secrets with this prefix up to this name. Names that end with a date are deleted by age. */
export async function deleteSecretsUpTo(db: Db, prefix: string, name: string): Promise<void> {
  for (const known of cached.get(rootOf(db))?.keys() ?? [])
    if (known.startsWith(prefix) && known <= name) cached.get(rootOf(db))?.delete(known);
  await db
    .delete(generatedSecrets)
    .where(and(like(generatedSecrets.name, `${prefix}%`), lte(generatedSecrets.name, name)));
}
