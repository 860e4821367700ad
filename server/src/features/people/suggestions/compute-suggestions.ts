import { and, eq, inArray } from "drizzle-orm";
import {
  FREE_SUGGESTIONS_A_DAY,
  MAX_SUGGESTIONS_OF_MEMBER,
} from "@cardplaza/contract/people/connection-words";
import type { JobContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import type { Registry } from "../../../registry/registry.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../../accounts/accounts.table.ts";
import { profiles } from "../profile/profile.table.ts";
import { suggestionLists, suggestions } from "./suggestions.table.ts";
import { findCandidates, findNewest, type Candidate } from "./candidates.ts";
import { maySuggestTo } from "./may-be-suggested.ts";

/** Replaces the member's list. Of two at once, the second waits and replaces what the first wrote. */
export async function computeSuggestions(
  { db, now, registry }: Pick<JobContext, "db" | "now" | "registry">,
  memberId: string,
): Promise<void> {
  const isBetter = await knewOnlyNewest(db, memberId);
  const best = (await findFit(registry, db, memberId)).slice(0, MAX_SUGGESTIONS_OF_MEMBER);
  await inTransaction(db, async (tx) => {
    await tx
      .insert(suggestionLists)
      .values({ memberId, computedAt: now })
      .onConflictDoUpdate({
        target: suggestionLists.memberId,
        // Those who fit are shown today already, and not the first strangers until tomorrow.
        set: { computedAt: now, ...(isBetter && { day: null, todays: [] }) },
      });
    await tx.delete(suggestions).where(eq(suggestions.memberId, memberId));
    if (best.length > 0)
      await tx.insert(suggestions).values(
        best.map(({ personId, reasons, mutual }, place) => ({
          memberId,
          personId,
          place,
          reasons,
          mutual,
        })),
      );
  });
}

/** A newcomer who had told nothing yet was shown the newest members. */
async function knewOnlyNewest(db: Db, memberId: string): Promise<boolean> {
  const before = await db
    .select({ reasons: suggestions.reasons })
    .from(suggestions)
    .where(eq(suggestions.memberId, memberId));
  return before.every(({ reasons }) => reasons.every(({ reason }) => reason === "newest"));
}

/** The newest members too, where there would not be enough for a day. */
async function findFit(registry: Registry, db: Db, memberId: string): Promise<Candidate[]> {
  const fit = await leaveOutUnfit(db, memberId, await findCandidates(registry, db, memberId));
  if (fit.length >= FREE_SUGGESTIONS_A_DAY) return fit;
  const known = new Set(fit.map(({ personId }) => personId));
  const newest = (await findNewest(db)).filter(({ personId }) => !known.has(personId));
  return [...fit, ...(await leaveOutUnfit(db, memberId, newest))];
}

async function leaveOutUnfit(db: Db, memberId: string, candidates: Candidate[]): Promise<Candidate[]> {
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ personId }) => personId);
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .leftJoin(profiles, eq(profiles.memberId, members.id))
    .where(and(inArray(members.id, ids), maySuggestTo(memberId)));
  const fit = new Set(rows.map(({ id }) => id));
  return candidates.filter(({ personId }) => fit.has(personId));
}
