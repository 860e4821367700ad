import { asc, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Referral } from "@cardplaza/contract/chapters/referral";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { findPartners, type PartnerKey } from "./partners.ts";
import { actionsOf, sideOf } from "./referral-moves.ts";
import { referralEvents, thankYous, type ReferralRow } from "./referrals.table.ts";
import { findSources } from "./referral-origin.ts";

type Shown = z.input<typeof Referral>;
export type ViewerContext = Pick<MemberContext, "db" | "member" | "now" | "registry">;

/** As the viewer, who gave or received them, may see them. */
export async function presentReferrals(ctx: ViewerContext, rows: readonly ReferralRow[]): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const { db, member, now } = ctx;
  const ids = rows.map(({ id }) => id);
  const partnerOf = await findPartners(
    db,
    member.id,
    rows.flatMap((row) => [giverOf(row), receiverOf(row)]),
  );
  const timelines = await timelinesOf(db, ids);
  const thanks = await thanksOf(db, ids);
  const own = rows.filter(({ giverId }) => giverId === member.id);
  const sources = await findSources(ctx, own);
  return rows.map((row) => {
    const side = sideOf(row, member.id);
    return {
      _id: row.id,
      giver: partnerOf(giverOf(row)),
      receiver: partnerOf(receiverOf(row)),
      isGiver: side === "giver",
      prospect: {
        name: row.prospectName,
        phone: row.prospectPhone,
        email: row.prospectEmail,
        erased: row.prospectErasedAt !== null,
      },
      need: row.need,
      heat: row.heat,
      type: row.type,
      crossChapter: row.isCrossChapter,
      estPaise: row.estPaise,
      status: row.status,
      declineReason: row.declineReason,
      wonPaise: row.wonPaise,
      thankYouId: thanks.get(row.id) ?? null,
      source: sources.get(row.id) ?? null,
      timeline: timelines.get(row.id) ?? [],
      actions: actionsOf(row, side, now),
      created_at: row.createdAt,
      updated_at: row.updatedAt,
    };
  });
}

export async function presentReferral(ctx: ViewerContext, row: ReferralRow): Promise<Shown> {
  return one(await presentReferrals(ctx, [row]));
}

const giverOf = (row: ReferralRow): PartnerKey => ({ memberId: row.giverId, chapterId: row.giverChapterId });
const receiverOf = (row: ReferralRow): PartnerKey => ({
  memberId: row.receiverId,
  chapterId: row.receiverChapterId,
});

async function timelinesOf(db: Db, ids: readonly string[]): Promise<Map<string, Shown["timeline"]>> {
  const rows = await db
    .select()
    .from(referralEvents)
    .where(inArray(referralEvents.referralId, [...ids]))
    .orderBy(asc(referralEvents.id));
  const grouped = Map.groupBy(rows, ({ referralId }) => referralId);
  return new Map([...grouped].map(([id, events]) => [id, events.map(presentEvent)]));
}

const presentEvent = ({ status, at, by, text, way }: typeof referralEvents.$inferSelect) => ({
  status,
  at,
  by,
  text,
  way,
});

async function thanksOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: thankYous.id, referralId: thankYous.referralId })
    .from(thankYous)
    .where(inArray(thankYous.referralId, [...ids]));
  return new Map(rows.flatMap(({ id, referralId }) => (referralId ? [[referralId, id] as const] : [])));
}
