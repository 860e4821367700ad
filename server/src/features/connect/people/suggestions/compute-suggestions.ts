import { and, eq, inArray } from "drizzle-orm";
import { MAX_SUGGESTIONS_OF_MEMBER } from "@cardplaza/contract/connect/connection-words";
import type { JobContext } from "../../../../context.ts";
import type { Db } from "../../../../platform/database.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { profiles } from "../../../profile/profile.table.ts";
import { suggestionLists, suggestions } from "../people.table.ts";
import { findCandidates, type Candidate } from "./candidates.ts";
import { maySuggestTo } from "./may-be-suggested.ts";

/** Replaces the member's list. Of two at once, the second waits and replaces what the first wrote. */
export async function computeSuggestions(
  { db, now }: Pick<JobContext, "db" | "now">,
  memberId: string,
): Promise<void> {
  const candidates = await findCandidates(db, memberId);
  const best = (await leaveOutUnfit(db, memberId, candidates)).slice(0, MAX_SUGGESTIONS_OF_MEMBER);
  await inTransaction(db, async (tx) => {
    await tx
      .insert(suggestionLists)
      .values({ memberId, computedAt: now })
      .onConflictDoUpdate({ target: suggestionLists.memberId, set: { computedAt: now } });
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
