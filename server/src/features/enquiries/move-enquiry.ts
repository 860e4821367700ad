import { eq } from "drizzle-orm";
import {
  buyerMoves,
  ENQUIRY_TEXT,
  ownerMoves,
  type EnquiryStatus,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { forbidden, invalid, wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notifyAssignee, requireAssignable } from "./assign-enquiry.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { lockEnquiryOf, sideOf } from "./enquiry-queries.ts";
import { presentEnquiry } from "./present-enquiry.ts";
import { publishEnquiry } from "./notify-sides.ts";

interface Change {
  status?: EnquiryStatus;
  lostReason?: string;
  wonPaise?: number;
  ownerNote?: string;
  assigneeId?: string | null;
}

/** The owner's side changes its status, assigns it and writes a private note; the asker may close it. */
export function moveEnquiry(ctx: MemberContext, id: string, change: Change) {
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await lockEnquiryOf(ctx, tx, id);
    const isOwner = sideOf(enquiry, ctx.member) === "owner";
    const { status, assigneeId, ...details } = change;
    const isDetailed = assigneeId !== undefined || Object.values(details).some((each) => each !== undefined);
    if (!isOwner && isDetailed) throw forbidden();
    if (status) requireMove(enquiry.status, status, isOwner);
    requireFitting(status ?? enquiry.status, details);
    const isNewAssignee = assigneeId !== undefined && assigneeId !== enquiry.assigneeId;
    if (isNewAssignee && assigneeId) await requireAssignable(ctx, tx, enquiry, assigneeId);
    const { lostReason, wonPaise, ownerNote } = details;
    const changes: Partial<EnquiryRow> = {
      ...(status && { status, lastActivityAt: ctx.now }),
      ...(lostReason !== undefined && { lostReason }),
      ...(wonPaise !== undefined && { wonPaise }),
      ...(ownerNote !== undefined && { ownerNote }),
      ...(isNewAssignee && { assigneeId }),
    };
    if (Object.keys(changes).length > 0) {
      await tx.update(enquiries).set(changes).where(eq(enquiries.id, id));
      await publishEnquiry(ctx, tx, enquiry);
    }
    if (isNewAssignee && assigneeId) await notifyAssignee(ctx, tx, enquiry, assigneeId);
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, { ...enquiry, ...changes }) };
  });
}

function requireMove(from: EnquiryStatus, to: EnquiryStatus, isOwner: boolean): void {
  const moves = isOwner ? ownerMoves(from) : buyerMoves(from);
  if (!moves.includes(to))
    throw wrongState(ENQUIRY_TEXT.badMove(isOwner || from !== "spam" ? from : "viewed", to));
}

function requireFitting(status: EnquiryStatus, { lostReason, wonPaise }: Change): void {
  if (lostReason !== undefined && status !== "lost")
    throw invalid({ lostReason: ENQUIRY_TEXT.reasonOnlyLost });
  if (wonPaise !== undefined && status !== "won") throw invalid({ wonPaise: ENQUIRY_TEXT.valueOnlyWon });
}
