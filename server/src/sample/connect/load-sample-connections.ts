import { DAY_MS } from "@cardplaza/contract/time";
import { INTRO_DAYS } from "@cardplaza/contract/people/connection-words";
import type { Services } from "../../context.ts";
import type { Member } from "../../features/accounts/accounts.table.ts";
import { connectionNotes } from "../../features/people/connections/connection-notes.table.ts";
import { introductions } from "../../features/people/introductions/introductions.table.ts";
import { computeIfCheap } from "../../features/people/suggestions/suggestion-jobs.ts";
import { pairOf } from "../../features/people/connections/connection-conditions.ts";
import { findPair } from "../../features/people/connections/connection-queries.ts";
import { connections } from "../../features/people/connections/connections.table.ts";
import { premiumPeriods } from "../../features/plan/plan.table.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import {
  SAMPLE_CONNECTIONS,
  SAMPLE_INTRODUCTIONS,
  SAMPLE_INVITATIONS,
  SAMPLE_NOTES,
  SAMPLE_PREMIUM,
} from "./knows.ts";
import { membersOf, type PeopleByKey } from "./people-by-key.ts";

const FIRST_MET_DAYS_AGO = 125;
const APART_DAYS = 2;
/** Mixes the pairs, so that everybody met somebody lately. */
const STEP = 23;

/** Inserts rows directly, because nobody should be notified. */
export async function loadSampleConnections(
  services: Services,
  people: PeopleByKey,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await inTransaction(services.db, async (tx) => {
    const pairs = Object.entries(SAMPLE_CONNECTIONS).flatMap(([key, others]) =>
      membersOf(people, key).flatMap((one) =>
        membersOf(people, others).map((other) => [one, other] as const),
      ),
    );
    for (const [order, [one, other]] of pairs.entries()) {
      const place = (order * STEP) % pairs.length;
      const invitedAt = daysAgo(FIRST_MET_DAYS_AGO - place * APART_DAYS);
      const answeredAt = new Date(invitedAt.getTime() + DAY_MS);
      await addConnection(tx, one, other, { status: "accepted", invitedAt, answeredAt });
    }
    for (const { from, to, daysAgo: days, note } of SAMPLE_INVITATIONS) {
      const [inviter, invited] = [people.get(from), people.get(to)];
      if (inviter && invited) await addConnection(tx, inviter, invited, { invitedAt: daysAgo(days), note });
    }
    await addNotes(tx, people);
    for (const key of SAMPLE_PREMIUM)
      for (const { id: memberId } of membersOf(people, key))
        await tx
          .insert(premiumPeriods)
          .values({ id: newId(), memberId, startsAt: daysAgo(200), endsAt: daysAgo(-165) });
    await addIntroductions(tx, people, daysAgo);
  });
  for (const { id } of people.values()) await computeIfCheap({ ...services, now }, id);
}

const addConnection = (
  tx: Tx,
  inviter: Member,
  other: Member,
  values: Pick<typeof connections.$inferInsert, "status" | "invitedAt" | "answeredAt" | "note">,
) =>
  tx.insert(connections).values({
    id: newId(values.invitedAt.getTime()),
    ...pairOf(inviter.id, other.id),
    inviterId: inviter.id,
    ...values,
  });

async function addNotes(tx: Tx, people: PeopleByKey): Promise<void> {
  for (const { by, about, tags = [], note = "" } of SAMPLE_NOTES) {
    const [member, other] = [people.get(by), people.get(about)];
    const pair = member && other && (await findPair(tx, member.id, other.id));
    if (pair)
      await tx
        .insert(connectionNotes)
        .values({ connectionId: pair.id, memberId: member.id, tags, privateNote: note });
  }
}

async function addIntroductions(tx: Tx, people: PeopleByKey, daysAgo: (days: number) => Date): Promise<void> {
  for (const { asker, via, target, status, daysAgo: days, reason } of SAMPLE_INTRODUCTIONS) {
    const [from, middle, to] = [asker, via, target].map((key) => people.get(key));
    if (!from || !middle || !to) continue;
    const at = daysAgo(days);
    const answeredAt = status === "accepted" || status === "declined" ? daysAgo(days - 2) : null;
    if (status === "accepted") await addConnection(tx, from, to, { status, invitedAt: at, answeredAt });
    await tx.insert(introductions).values({
      id: newId(at.getTime()),
      askerId: from.id,
      viaId: middle.id,
      targetId: to.id,
      reason,
      status,
      at,
      endsAt: daysAgo(days - INTRO_DAYS),
      forwardedAt: status === "forwarded" || status === "accepted" ? daysAgo(days - 1) : null,
      answeredAt,
    });
  }
}
