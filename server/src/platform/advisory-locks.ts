import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";

// Turns are taken in the database, so they hold across instances (`limit-concurrency.ts` queues work inside
// one process). A name or a pair of numbers must differ for every purpose, and must stay: while a new version
// is rolled out, instances of both take turns with each other.
const PRODUCT = 0x0ca2d;

/** Held by a connection as long as it lives. */
export const SESSION_LOCK = {
  migration: [PRODUCT, 1],
  /** One app per data folder. */
  app: [PRODUCT, 2],
} as const;

const SINGLE = {
  /** The audit log's chain grows by one row at a time. */
  auditLog: [PRODUCT, 3],
  /** Partitions are made by one instance at a time. */
  eventMonths: [PRODUCT, 4],
} as const;

const KEYED = {
  /** By member: searches are counted before one is added. */
  savedSearches: "saved-searches",
  /** By member: webhooks are counted before one is added. */
  webhooks: "webhooks",
  /** By member: what they sent today is counted before more is sent. */
  sentEnquiries: "enquiry",
  /** By type and subject: a second notice of the same finds the first. */
  notice: "notify",
  /** By card and sender: a second click finds the first lead. */
  lead: "lead",
  /** By address: one link a day. */
  leadLink: "lead link",
  /** By sender and recipient: one card a day. */
  sentCard: "send card",
} as const;

type SingleLock = keyof typeof SINGLE;
type KeyedLock = keyof typeof KEYED;

/** From here to the end of the transaction, nobody else has this turn. */
export async function lockUntilCommit(tx: Tx, turn: SingleLock): Promise<void>;
export async function lockUntilCommit(tx: Tx, turn: KeyedLock, ...about: [string, ...string[]]): Promise<void>;
export async function lockUntilCommit(tx: Tx, turn: SingleLock | KeyedLock, ...about: string[]): Promise<void> {
  if (turn in SINGLE) {
    const [product, purpose] = SINGLE[turn as SingleLock];
    await tx.execute(sql`select pg_advisory_xact_lock(${product}::int, ${purpose}::int)`);
    return;
  }
  const key = [KEYED[turn as KeyedLock], ...about].join(" ");
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
