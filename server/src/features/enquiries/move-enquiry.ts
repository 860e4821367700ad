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
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { findEnquiryOf, sideOf } from "./enquiry-queries.ts";
import { presentEnquiry } from "./present-enquiry.ts";

interface Change {
  status?: EnquiryStatus;
  lostReason?: string;
  ownerNote?: string;
}

/** The owner changes its status and writes a private note; the asker may close it. */
export function moveEnquiry(ctx: MemberContext, id: string, change: Change) {
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await findEnquiryOf(tx, ctx.member, id);
    const isOwner = sideOf(enquiry, ctx.member) === "owner";
    const { status, lostReason, ownerNote } = change;
    if (!isOwner && (lostReason !== undefined || ownerNote !== undefined)) throw forbidden();
    if (status) requireMove(enquiry.status, status, isOwner);
    if (lostReason !== undefined && (status ?? enquiry.status) !== "lost")
      throw invalid({ lostReason: ENQUIRY_TEXT.reasonOnlyLost });
    const changes: Partial<EnquiryRow> = {
      ...(status && { status, lastActivityAt: ctx.now }),
      ...(lostReason !== undefined && { lostReason }),
      ...(ownerNote !== undefined && { ownerNote }),
    };
    if (Object.keys(changes).length > 0) await tx.update(enquiries).set(changes).where(eq(enquiries.id, id));
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, { ...enquiry, ...changes }) };
  });
}

function requireMove(from: EnquiryStatus, to: EnquiryStatus, isOwner: boolean): void {
  const moves = isOwner ? ownerMoves(from) : buyerMoves(from);
  if (!moves.includes(to))
    throw wrongState(ENQUIRY_TEXT.badMove(isOwner || from !== "spam" ? from : "viewed", to));
}
