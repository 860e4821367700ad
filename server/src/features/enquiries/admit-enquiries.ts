import { and, asc, eq, gte } from "drizzle-orm";
import {
  ENQUIRIES_PER_DAY,
  ENQUIRY_TEXT,
  type EnquiryTargetType,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { conflict, tooMany } from "../../platform/refusals.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";
import { enquiries } from "./enquiries.table.ts";

/** One for each target and ten in all within a day. A second one at the same time waits here for the first. */
export async function admitEnquiries(
  ctx: MemberContext,
  tx: Tx,
  type: EnquiryTargetType,
  targetIds: string[],
): Promise<void> {
  await lockSender(tx, ctx.member.id);
  const today = await sentToday(tx, ctx);
  const isAgain = today.some(
    ({ targetType, targetId }) => targetType === type && targetIds.includes(targetId),
  );
  if (isAgain) throw conflict(ENQUIRY_TEXT.again);
  // An ask has its own limit.
  const counted = today.filter(({ askId }) => askId === null);
  const [first] = counted;
  if (first && counted.length + targetIds.length > ENQUIRIES_PER_DAY)
    throw tooMany((first.createdAt.getTime() + DAY_MS - ctx.now.getTime()) / 1000, ENQUIRY_TEXT.tooMany);
}

export const lockSender = (tx: Tx, memberId: string) => takeTurn(tx, "sentEnquiries", memberId);

/** Oldest first. */
export const sentToday = (tx: Tx, { member, now }: MemberContext) =>
  tx
    .select({
      targetType: enquiries.targetType,
      targetId: enquiries.targetId,
      askId: enquiries.askId,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .where(and(eq(enquiries.senderId, member.id), gte(enquiries.id, firstIdAt(now.getTime() - DAY_MS))))
    .orderBy(asc(enquiries.id));
