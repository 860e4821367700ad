import { randomBytes } from "node:crypto";
import { and, inArray, like, lte } from "drizzle-orm";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../database.ts";
import { afterCommit, rootOf } from "../transaction.ts";
import { generatedSecrets } from "./generated-secrets.table.ts";

/** They never change, but those that are deleted should not be in memory for much longer. */
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
    rows.map(({ name, value: text }) => {
      const value = Buffer.from(text, "base64url");
      cacheSecret(db, name, value);
      return [name, value];
    }),
  );
}

/** One that this transaction may have created is cached once it is committed. */
function cacheSecret(db: Db, name: string, value: Buffer): void {
  const root = rootOf(db);
  const cache = () => {
    const own = cached.get(root) ?? new Map<string, { value: Buffer; until: number }>();
    cached.set(root, own.set(name, { value, until: Date.now() + CACHED_FOR_MS }));
  };
  if (root === db) cache();
  else afterCommit(db as Tx, cache);
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
