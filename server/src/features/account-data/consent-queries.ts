import { and, desc, eq } from "drizzle-orm";
import { changedSince, TERMS_VERSION } from "@cardplaza/contract/policies/policy-words";
import type { Db } from "../../platform/database.ts";
import { consents } from "../accounts/accounts.table.ts";

export type Purpose = (typeof consents.$inferSelect)["purpose"];

/** All consents given or withdrawn, newest first, and the documents that have changed since. */
export async function showConsents(db: Db, memberId: string) {
  const records = await listConsents(db, memberId);
  const agreed = records.find(({ purpose, given }) => purpose === "terms" && given);
  const documents = changedSince(agreed?.version ?? null);
  return { consents: records, asked: documents.length > 0 ? { version: TERMS_VERSION, documents } : null };
}

async function listConsents(db: Db, memberId: string) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(desc(consents.at), desc(consents.id));
}

/** The current state. */
export async function isConsentGiven(db: Db, memberId: string, purpose: Purpose): Promise<boolean> {
  const [newest] = await db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.memberId, memberId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1);
  return newest?.given ?? false;
}
