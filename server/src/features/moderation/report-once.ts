import { and, eq } from "drizzle-orm";
import { Answer } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { reports } from "./moderation.table.ts";

interface Report {
  targetType: string;
  targetId: string;
  reason: string;
  details?: string;
}

/** Keeps what a member found wrong, once for each member and thing: 201, and 200 when he has said so before. */
export async function reportOnce(
  { member, now }: MemberContext,
  db: Db,
  { targetType, targetId, reason, details }: Report,
) {
  const same = and(
    eq(reports.reporterId, member.id),
    eq(reports.targetType, targetType),
    eq(reports.targetId, targetId),
  );
  const isNew = (await db.$count(reports, same)) === 0;
  if (isNew) {
    const about = { id: newId(now.getTime()), reporterId: member.id, targetType, targetId };
    await db.insert(reports).values({ ...about, reason, details, createdAt: now });
  }
  return new Answer({ reported: true as const }, { status: isNew ? 201 : 200 });
}
