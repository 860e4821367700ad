import { randomBytes } from "node:crypto";
import { and, eq, inArray, like, lte } from "drizzle-orm";
import type { Db } from "../database.ts";
import { generatedSecrets } from "./generated-secrets.table.ts";

/** The secret with that name. The server generates it at its first use. */
export async function generatedSecret(db: Db, name: string, now: Date): Promise<Buffer> {
  const known = await readSecret(db, name);
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
  const rows = await db
    .select()
    .from(generatedSecrets)
    .where(inArray(generatedSecrets.name, [...names]));
  const known = new Map(rows.map(({ name, value }) => [name, Buffer.from(value, "base64url")]));
  const secrets: Buffer[] = [];
  for (const name of names) secrets.push(known.get(name) ?? (await generatedSecret(db, name, now)));
  return secrets as { [At in keyof Names]: Buffer };
}

async function readSecret(db: Db, name: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ value: generatedSecrets.value })
    .from(generatedSecrets)
    .where(eq(generatedSecrets.name, name));
  return row && Buffer.from(row.value, "base64url");
}

/** Deletes the secrets with this prefix up to this name. Names that end with a date are deleted by age. */
export async function deleteSecretsUpTo(db: Db, prefix: string, name: string): Promise<void> {
  await db
    .delete(generatedSecrets)
    .where(and(like(generatedSecrets.name, `${prefix}%`), lte(generatedSecrets.name, name)));
}
