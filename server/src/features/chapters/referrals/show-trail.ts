import { and, asc, desc, eq, lte } from "drizzle-orm";
import type { z } from "zod";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import type { TrailEntry } from "@cardplaza/contract/chapters/referral";
import { TRAIL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { findIntroductionBetween } from "../../people/introductions/introduction-queries.ts";
import { pairOf } from "../../people/connections/connection-conditions.ts";
import { findPair } from "../../people/connections/connection-queries.ts";
import { lastMeetingBothAttended } from "../meetings-attended.ts";
import { nameOf } from "./partners.ts";
import { findReferralOf } from "./referral-queries.ts";
import { oneToOnes, referralEvents, thankYous, type ReferralRow } from "./referrals.table.ts";
import { trailBefore } from "./trail-before.ts";

export type Entry = z.input<typeof TrailEntry>;
type Names = Record<"giver" | "receiver", string>;

const MAX_ONE_TO_ONES = 5;

/** All that led to a referral and came of it, in the order of time. Each side sees only what it took part in. */
export async function showTrail(ctx: MemberContext, id: string): Promise<{ trail: Entry[] }> {
  const { db, member } = ctx;
  const row = await findReferralOf(db, member.id, id);
  const names = { giver: await nameOf(db, row.giverId), receiver: await nameOf(db, row.receiverId) };
  const trail = [
    ...(row.giverId === member.id ? await trailBefore(ctx, row) : []),
    ...(await howTheyMet(db, row, names)),
    ...(await oneToOnesBefore(db, row, names)),
    ...(await talkBefore(ctx, row, names)),
    ...(await whatBecameOfIt(db, row, names)),
    ...(await thanks(db, row, names)),
  ];
  return { trail: trail.toSorted((one, other) => one.at.getTime() - other.at.getTime()) };
}

async function howTheyMet(
  db: Db,
  { giverId, receiverId, createdAt }: ReferralRow,
  { giver, receiver }: Names,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const introduction = await findIntroductionBetween(db, giverId, receiverId);
  if (introduction?.answeredAt && introduction.answeredAt <= createdAt)
    entries.push({
      step: "introduction",
      at: introduction.answeredAt,
      text: TRAIL_TEXT.introduction(await nameOf(db, introduction.viaId), giver, receiver),
      url: "",
      amountPaise: null,
    });
  const connection = await findPair(db, giverId, receiverId);
  if (connection?.status === "accepted" && connection.answeredAt && connection.answeredAt <= createdAt)
    entries.push({
      step: "connection",
      at: connection.answeredAt,
      text: TRAIL_TEXT.connection(giver, receiver),
      url: "",
      amountPaise: null,
    });
  const attended = await lastMeetingBothAttended(db, giverId, receiverId, createdAt);
  if (attended)
    entries.push({
      step: "meeting",
      at: attended.meeting.startsAt,
      text: TRAIL_TEXT.meeting(attended.chapterName),
      url: meetingPath(attended.meeting.chapterId, attended.meeting.id),
      amountPaise: null,
    });
  return entries;
}

/** The last ones before the business was decided. */
async function oneToOnesBefore(
  db: Db,
  { giverId, receiverId, endedAt }: ReferralRow,
  { giver, receiver }: Names,
): Promise<Entry[]> {
  const { firstId, secondId } = pairOf(giverId, receiverId);
  const rows = await db
    .select({ day: oneToOnes.day })
    .from(oneToOnes)
    .where(
      and(
        eq(oneToOnes.firstId, firstId),
        eq(oneToOnes.secondId, secondId),
        eq(oneToOnes.status, "confirmed"),
        endedAt ? lte(oneToOnes.day, dateInIndia(endedAt)) : undefined,
      ),
    )
    .orderBy(desc(oneToOnes.day))
    .limit(MAX_ONE_TO_ONES);
  return rows.map(({ day }) => ({
    step: "one_to_one",
    // Only its day is known: it led to what happened on that day.
    at: midnightInIndia(day),
    text: TRAIL_TEXT.oneToOne(giver, receiver),
    url: "",
    amountPaise: null,
  }));
}

/** That the two wrote to each other before the business was decided. What they wrote is in no trail. */
async function talkBefore(
  { db, now, registry }: MemberContext,
  { giverId, receiverId, endedAt }: ReferralRow,
  { giver, receiver }: Names,
): Promise<Entry[]> {
  const talk = await registry.conversations.findTalk(db, giverId, receiverId, endedAt ?? now);
  if (!talk) return [];
  const text = TRAIL_TEXT.talked(giver, receiver);
  return [{ step: "messages", at: talk.at, text, url: talk.path, amountPaise: null }];
}

async function whatBecameOfIt(db: Db, row: ReferralRow, { giver, receiver }: Names): Promise<Entry[]> {
  const events = await db
    .select()
    .from(referralEvents)
    .where(eq(referralEvents.referralId, row.id))
    .orderBy(asc(referralEvents.id));
  const texts = {
    given: TRAIL_TEXT.given(giver, receiver),
    accepted: TRAIL_TEXT.accepted(receiver),
    declined: TRAIL_TEXT.declined(receiver),
    contacted: TRAIL_TEXT.contacted(receiver),
    won: TRAIL_TEXT.won(receiver),
    lost: TRAIL_TEXT.lost(receiver),
    expired: TRAIL_TEXT.expired,
    withdrawn: TRAIL_TEXT.withdrawn(giver),
  };
  const isWon = (at: Date) => row.wonAt?.getTime() === at.getTime();
  return (
    events
      // A win that was corrected did not happen.
      .filter(({ status, at }) => status !== "won" || isWon(at))
      .map(({ status, at }) => ({
        step: status === "won" ? "won" : "referral",
        at,
        text: texts[status],
        url: "",
        amountPaise: status === "won" ? row.wonPaise : null,
      }))
  );
}

async function thanks(db: Db, { id }: ReferralRow, { giver, receiver }: Names): Promise<Entry[]> {
  const rows = await db.select().from(thankYous).where(eq(thankYous.referralId, id));
  return rows.map(({ at, amountPaise }) => ({
    step: "thank_you",
    at,
    text: TRAIL_TEXT.thankYou(receiver, giver),
    url: "",
    amountPaise,
  }));
}
