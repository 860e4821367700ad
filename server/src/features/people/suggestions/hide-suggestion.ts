import { and, eq, lte } from "drizzle-orm";
import { CONNECTION_TEXT, NOT_NOW_DAYS } from "@cardplaza/contract/people/connection-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext, MemberContext } from "../../../context.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { personsSeenBy } from "../profile/persons.ts";
import { hiddenSuggestions } from "./suggestions.table.ts";

/** Not now. They learn nothing of it, and may be suggested again later. */
export async function hideSuggestion({ db, member, now }: MemberContext, personId: string): Promise<void> {
  if (personId === member.id) throw conflict(CONNECTION_TEXT.self);
  if (!(await personsSeenBy(db, member.id, [personId], { withMutual: false })).has(personId))
    throw notFound();
  await db
    .insert(hiddenSuggestions)
    .values({ memberId: member.id, personId, at: now })
    .onConflictDoUpdate({
      target: [hiddenSuggestions.memberId, hiddenSuggestions.personId],
      set: { at: now },
    });
}

export async function showSuggestionAgain({ db, member }: MemberContext, personId: string): Promise<void> {
  await db
    .delete(hiddenSuggestions)
    .where(and(eq(hiddenSuggestions.memberId, member.id), eq(hiddenSuggestions.personId, personId)));
}

/** Every night: "not now" has passed. */
export async function forgetOldHidden({ db, now }: JobContext): Promise<void> {
  await db
    .delete(hiddenSuggestions)
    .where(lte(hiddenSuggestions.at, new Date(now.getTime() - NOT_NOW_DAYS * DAY_MS)));
}
