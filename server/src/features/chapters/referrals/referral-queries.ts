import { and, count, desc, eq, lt, or, type SQL } from "drizzle-orm";
import { REFERRAL_TEXT, type ReferralBox } from "@cardplaza/contract/chapters/referral-words";
import type { ReferralStatus } from "@cardplaza/contract/enquiries/passed-on";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";

/** In a query over referrals: the member gave or received it. Nobody else sees one. */
export const isOf = (memberId: string): SQL | undefined =>
  or(eq(referrals.giverId, memberId), eq(referrals.receiverId, memberId));

export async function findReferralOf(db: Db, memberId: string, id: string): Promise<ReferralRow> {
  const [row] = await db
    .select()
    .from(referrals)
    .where(and(eq(referrals.id, id), isOf(memberId)));
  if (!row) throw notFound(REFERRAL_TEXT.notFound);
  return row;
}

/** Whether the member received it. */
export const isReceivedBy = async (db: Db, memberId: string, id: string): Promise<boolean> =>
  (await db.$count(referrals, and(eq(referrals.id, id), eq(referrals.receiverId, memberId)))) > 0;

/** The same, locked until the transaction ends: of two answers at once, the second sees the first. */
export async function lockReferralOf(tx: Tx, memberId: string, id: string): Promise<ReferralRow> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.id, id), isOf(memberId)))
    .for("no key update");
  if (!row) throw notFound(REFERRAL_TEXT.notFound);
  return row;
}

export interface Box {
  box: ReferralBox;
  status?: ReferralStatus;
  /** The member's own chapter in it. */
  chapterId?: string;
  leadId?: string;
  enquiryId?: string;
}

const inBox = (memberId: string, { box, chapterId, leadId, enquiryId }: Box): SQL | undefined => {
  const isGiven = box === "given";
  return and(
    eq(isGiven ? referrals.giverId : referrals.receiverId, memberId),
    chapterId ? eq(isGiven ? referrals.giverChapterId : referrals.receiverChapterId, chapterId) : undefined,
    isGiven && leadId ? eq(referrals.leadId, leadId) : undefined,
    isGiven && enquiryId ? eq(referrals.enquiryId, enquiryId) : undefined,
  );
};

/** Newest first. */
export const listReferrals = (
  db: Db,
  memberId: string,
  box: Box,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referrals)
    .where(
      and(
        inBox(memberId, box),
        box.status ? eq(referrals.status, box.status) : undefined,
        cursor ? lt(referrals.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(referrals.id))
    .limit(limit);

/** By status, whatever status is listed. */
export async function countReferrals(
  db: Db,
  memberId: string,
  box: Box,
): Promise<Partial<Record<ReferralStatus, number>>> {
  const rows = await db
    .select({ status: referrals.status, count: count() })
    .from(referrals)
    .where(inBox(memberId, box))
    .groupBy(referrals.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** Those that wait for the member's answer, the oldest first. */
export const referralsToAnswer = (db: Db, memberId: string): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referrals)
    .where(and(eq(referrals.receiverId, memberId), eq(referrals.status, "given")))
    .orderBy(referrals.id)
    .limit(MAX_WAITING);
const MAX_WAITING = 50;

/** Those that one of two members gave the other, the newest first. Both see all of each, its amount included. */
export const referralsBetween = (db: Db | Tx, one: string, other: string): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referrals)
    .where(
      or(
        and(eq(referrals.giverId, one), eq(referrals.receiverId, other)),
        and(eq(referrals.giverId, other), eq(referrals.receiverId, one)),
      ),
    )
    .orderBy(desc(referrals.id))
    .limit(MOST_BETWEEN);
const MOST_BETWEEN = 200;
