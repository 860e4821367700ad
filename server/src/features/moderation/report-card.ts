import { and, eq } from "drizzle-orm";
import { Answer } from "@cardplaza/contract/endpoint";
import { MODERATION_TEXT } from "@cardplaza/contract/moderation/moderation";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { conflict } from "../../platform/refusals.ts";
import { findCardSeenBy, mayEdit } from "../cards/card-queries.ts";
import { reports } from "./moderation.table.ts";

interface Report {
  reason: string;
  details?: string;
}

/** Keeps what a member found wrong with somebody's card, once for each of them. */
export async function reportCard(ctx: MemberContext, cardId: string, { reason, details }: Report) {
  const { db, member, now } = ctx;
  const { card } = await findCardSeenBy(ctx, cardId);
  if (mayEdit(card, member)) throw conflict(MODERATION_TEXT.reportedOwn);
  const about = { reporterId: member.id, targetType: "card", targetId: cardId };
  const same = and(
    eq(reports.reporterId, member.id),
    eq(reports.targetType, "card"),
    eq(reports.targetId, cardId),
  );
  const isNew = (await db.$count(reports, same)) === 0;
  if (isNew) {
    await db.insert(reports).values({ ...about, id: newId(now.getTime()), reason, details, createdAt: now });
  }
  return new Answer({ reported: true as const }, { status: isNew ? 201 : 200 });
}
