import { and, asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import type { Tx } from "../../../platform/database.ts";
import { eraseProspects } from "./erase-prospects.ts";
import { recordEvent } from "./record-event.ts";
import { isOf } from "./referral-queries.ts";
import { oneToOnes, referralEvents, referrals, thankYous } from "./referrals.table.ts";

/** Both sides of a referral may have the prospect's details, so both exports contain them. */
const WRITTEN = {
  id: referrals.id,
  giverId: referrals.giverId,
  receiverId: referrals.receiverId,
  prospectName: referrals.prospectName,
  prospectPhone: referrals.prospectPhone,
  prospectEmail: referrals.prospectEmail,
  need: referrals.need,
  heat: referrals.heat,
  type: referrals.type,
  estPaise: referrals.estPaise,
  status: referrals.status,
  declineReason: referrals.declineReason,
  wonPaise: referrals.wonPaise,
  createdAt: referrals.createdAt,
  updatedAt: referrals.updatedAt,
};

export const referralsPart: AccountPart = {
  kinds: {
    "referrals-given": (db, memberId) =>
      db
        .select({ ...WRITTEN, leadId: referrals.leadId, enquiryId: referrals.enquiryId })
        .from(referrals)
        .where(eq(referrals.giverId, memberId))
        .orderBy(asc(referrals.id)),
    "referrals-received": (db, memberId) =>
      db.select(WRITTEN).from(referrals).where(eq(referrals.receiverId, memberId)).orderBy(asc(referrals.id)),
    "referral-timelines": (db, memberId) =>
      db
        .select({
          referralId: referralEvents.referralId,
          status: referralEvents.status,
          by: referralEvents.by,
          text: referralEvents.text,
          at: referralEvents.at,
        })
        .from(referralEvents)
        .innerJoin(referrals, eq(referrals.id, referralEvents.referralId))
        .where(isOf(memberId))
        .orderBy(asc(referralEvents.referralId), asc(referralEvents.id)),
    "thank-yous": (db, memberId) =>
      db
        .select()
        .from(thankYous)
        .where(or(eq(thankYous.fromId, memberId), eq(thankYous.toId, memberId)))
        .orderBy(asc(thankYous.id)),
    "one-to-ones": (db, memberId) =>
      db
        .select()
        .from(oneToOnes)
        .where(or(eq(oneToOnes.firstId, memberId), eq(oneToOnes.secondId, memberId)))
        .orderBy(asc(oneToOnes.id)),
  },
  async lock(tx, memberId) {
    await tx
      .select({ id: referrals.id })
      .from(referrals)
      .where(isOf(memberId))
      .orderBy(asc(referrals.id))
      .for("no key update");
    await tx
      .select({ id: oneToOnes.id })
      .from(oneToOnes)
      .where(or(eq(oneToOnes.firstId, memberId), eq(oneToOnes.secondId, memberId)))
      .orderBy(asc(oneToOnes.id))
      .for("no key update");
  },
  /** The other side keeps its counts and amounts, but neither the prospect nor what was written. */
  async erase({ now }, tx, memberId) {
    await eraseProspects(tx, isOf(memberId)!, now);
    await endOpen(tx, memberId, now);
    await tx.update(thankYous).set({ note: "" }).where(eq(thankYous.fromId, memberId));
    await tx.update(oneToOnes).set({ topics: "" }).where(eq(oneToOnes.enteredBy, memberId));
  },
};

/** Nobody can answer what waits for them, or for them to confirm. */
async function endOpen(tx: Tx, memberId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(referrals)
    .set({ status: "expired", endedAt: now, updatedAt: now })
    .where(and(eq(referrals.status, "given"), isOf(memberId)))
    .returning({ id: referrals.id });
  for (const { id } of ended)
    await recordEvent(tx, { referralId: id, status: "expired", by: "clock", at: now });
  await tx
    .update(oneToOnes)
    .set({ status: "declined", answeredAt: now })
    .where(
      and(
        eq(oneToOnes.status, "proposed"),
        or(eq(oneToOnes.firstId, memberId), eq(oneToOnes.secondId, memberId)),
      ),
    );
}
