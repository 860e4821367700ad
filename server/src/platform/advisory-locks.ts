import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";

// These locks are in the database, so they work across instances (`limit-concurrency.ts` queues work inside one
// process). Each purpose has its own name or pair of numbers. They must never change: while a new version is
// rolled out, instances of both versions must share the same locks.
const PRODUCT = 0x0ca2d;

/** Held until the connection closes. */
export const SESSION_LOCK = {
  migration: [PRODUCT, 1],
  /** One app per data folder. */
  app: [PRODUCT, 2],
} as const;

const SINGLE = {
  /** The audit log's chain grows by one row at a time. */
  auditLog: [PRODUCT, 3],
  /** One instance at a time creates partitions. */
  eventMonths: [PRODUCT, 4],
  /** One instance at a time writes what is popular. */
  explore: [PRODUCT, 5],
  /** One instance at a time fills an empty database. */
  sampleData: [PRODUCT, 6],
} as const;

const KEYED = {
  /** By member: searches are counted before one is added. */
  savedSearches: "saved-searches",
  /** By member: job alerts are counted before one is added. */
  jobAlerts: "job-alerts",
  /** By member: stored resumes are counted before one is added. */
  storedResumes: "stored-resumes",
  /** By member: drafts of posts are counted before one is added. */
  postDrafts: "post-drafts",
  /** By member: collections of bookmarks are counted before one is added. */
  bookmarkCollections: "bookmark-collections",
  /** By member: webhooks are counted before one is added. */
  webhooks: "webhooks",
  /** By member: what they sent today is counted before more is sent. */
  sentEnquiries: "enquiry",
  /** By type and subject: a second notice about the same subject finds the first. */
  notice: "notify",
  /** By card and sender: a second click finds the first lead. */
  lead: "lead",
  /** By company: of two answers at once, the second counts both. */
  answerFigures: "answer figures",
  /** By address: one link a day. */
  leadLink: "lead link",
  /** By member, of two the smaller id first: invitations are counted before one is added, and a block ends all. */
  connections: "connections",
  /** By member: at most three reminders a day. */
  reconnecting: "reconnecting",
  /** By member, after the chapter: chapters are counted before one is joined. */
  chapterMemberships: "chapter memberships",
  /** By chapter and phone number: visits are counted before one is added. */
  chapterVisits: "chapter visits",
  /** By sender and recipient: one card a day. */
  sentCard: "send card",
  /** By source: of two who enter the same points at once, the second changes the first entry. */
  points: "points",
  /** By month and member, in order: what two members gave each other is counted before points are held back. */
  rings: "rings",
  /** By member: message requests of a day are counted before one is sent. */
  messageRequests: "message requests",
  /** By member: messages to send later are counted before one is added. */
  scheduledMessages: "scheduled messages",
  /** By receiver and phone number: a second referral of the same prospect finds the first. */
  referral: "referral",
  /** By address: of two members in the same browser, the second finds what the first saved. */
  pushEndpoint: "push endpoint",
  /** By member, after the address: devices are counted before one is added. */
  pushDevices: "push devices",
  /** By member: SMS of a day are counted before one is sent. */
  noticeSms: "notice sms",
  /** By member, of two the smaller id first: one-to-ones of a week and of a pair are counted before points are given. */
  oneToOnes: "one-to-ones",
} as const;

type SingleLock = keyof typeof SINGLE;
type KeyedLock = keyof typeof KEYED;

/** Waits for the lock and holds it until the transaction ends. */
export async function takeTurn(tx: Tx, lock: SingleLock): Promise<void>;
export async function takeTurn(tx: Tx, lock: KeyedLock, ...about: [string, ...string[]]): Promise<void>;
export async function takeTurn(tx: Tx, lock: SingleLock | KeyedLock, ...about: string[]): Promise<void> {
  if (lock in SINGLE) {
    const [product, purpose] = SINGLE[lock as SingleLock];
    await tx.execute(sql`select pg_advisory_xact_lock(${product}::int, ${purpose}::int)`);
    return;
  }
  const key = [KEYED[lock as KeyedLock], ...about].join(" ");
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Does not wait: false if somebody else has the lock. */
export async function tryTurn(tx: Tx, lock: SingleLock): Promise<boolean> {
  const [product, purpose] = SINGLE[lock];
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${product}::int, ${purpose}::int) as mine`,
  );
  return rows[0]?.mine ?? false;
}

/** The same for several keys, which every caller takes in the same order: none of them waits for another in a circle. */
export async function takeTurns(tx: Tx, lock: KeyedLock, about: readonly string[]): Promise<void> {
  const keys = [...new Set(about)].toSorted().map((each) => `${KEYED[lock]} ${each}`);
  if (keys.length === 0) return;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) key`,
  );
}
