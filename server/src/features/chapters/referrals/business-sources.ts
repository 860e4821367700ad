import { and, eq, gte, isNull } from "drizzle-orm";
import { addMonths, monthOf } from "@cardplaza/contract/chapters/points-rules";
import type { BusinessSource } from "@cardplaza/contract/chapters/referral-words";
import { midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { findPartners } from "./partners.ts";
import { referrals, thankYous } from "./referrals.table.ts";

interface Deal {
  at: Date;
  /** The member who brought the business. */
  personId: string;
  chapterId: string | null;
  source: BusinessSource;
  amountPaise: number;
  /** Won referrals are counted; a thank-you without one is only an amount. */
  won: number;
}

/** Where the member's business came from: won referrals, and thank-yous for business without a referral. */
export async function showBusinessSources(ctx: MemberContext, { months: wanted }: { months: number }) {
  const { db, member, now } = ctx;
  const first = addMonths(monthOf(now), 1 - wanted);
  const since = midnightInIndia(`${first}-01`);
  const deals = [...(await wonReferrals(db, member.id, since)), ...(await otherThanks(db, member.id, since))];
  const byMonth = Map.groupBy(deals, ({ at }) => monthOf(at));
  const months = Array.from({ length: wanted }, (_, index) => addMonths(first, index));
  return {
    months: months.map((month) => ({ month, amounts: amountsOf(byMonth.get(month) ?? []) })),
    people: await peopleOf(ctx, deals),
    totalPaise: sumOf(deals, "amountPaise"),
    won: sumOf(deals, "won"),
  };
}

async function wonReferrals(db: Db, memberId: string, since: Date): Promise<Deal[]> {
  const rows = await db
    .select()
    .from(referrals)
    .where(and(eq(referrals.receiverId, memberId), eq(referrals.status, "won"), gte(referrals.wonAt, since)));
  return rows.map((row) => ({
    at: row.wonAt!,
    personId: row.giverId,
    chapterId: row.giverChapterId,
    source: sourceOf(row),
    amountPaise: row.wonPaise ?? 0,
    won: 1,
  }));
}

function sourceOf({ leadId, enquiryId, isCrossChapter }: typeof referrals.$inferSelect): BusinessSource {
  if (leadId) return "lead";
  if (enquiryId) return "enquiry";
  return isCrossChapter ? "cross_chapter" : "chapter";
}

async function otherThanks(db: Db, memberId: string, since: Date): Promise<Deal[]> {
  const rows = await db
    .select()
    .from(thankYous)
    .where(and(eq(thankYous.fromId, memberId), isNull(thankYous.referralId), gte(thankYous.at, since)));
  return rows.map(({ at, toId, chapterId, amountPaise }) => ({
    at,
    personId: toId,
    chapterId,
    source: "chapter",
    amountPaise,
    won: 0,
  }));
}

const sumOf = (deals: readonly Deal[], figure: "amountPaise" | "won") =>
  deals.reduce((sum, deal) => sum + deal[figure], 0);

const amountsOf = (deals: readonly Deal[]): Partial<Record<BusinessSource, number>> =>
  Object.fromEntries(
    [...Map.groupBy(deals, ({ source }) => source)].map(([source, some]) => [
      source,
      sumOf(some, "amountPaise"),
    ]),
  );

/** A person once for each source, the largest amount first. */
async function peopleOf({ db, member }: MemberContext, deals: readonly Deal[]) {
  const groups = [...Map.groupBy(deals, ({ personId, source }) => `${personId} ${source}`).values()];
  const keyOf = ([deal]: Deal[]) => ({ memberId: deal!.personId, chapterId: deal!.chapterId });
  const partnerOf = await findPartners(db, member.id, groups.map(keyOf));
  return groups
    .map((group) => ({
      person: partnerOf(keyOf(group)),
      source: group[0]!.source,
      amountPaise: sumOf(group, "amountPaise"),
      won: sumOf(group, "won"),
    }))
    .toSorted((one, other) => other.amountPaise - one.amountPaise);
}
