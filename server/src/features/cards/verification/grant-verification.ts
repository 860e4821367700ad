import { and, eq } from "drizzle-orm";
import { VERIFIED_YEARS, VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict } from "../../../platform/refusals.ts";
import type { CardRow } from "../cards.table.ts";
import { changed, type ChangeContext } from "../../../registry/changed.ts";
import { endedAt, saysTheSame } from "./verification-queries.ts";
import { cardVerifications, type VerificationRow } from "./verification.table.ts";

type Decision = Pick<typeof cardVerifications.$inferInsert, "decidedBy" | "reason">;

/** The badge for a year, replacing an earlier one. The caller has locked the card. */
export async function grantVerification(
  ctx: ChangeContext & Pick<JobContext, "now">,
  tx: Tx,
  card: CardRow,
  request: VerificationRow,
  decision: Decision = {},
): Promise<VerificationRow> {
  if (!saysTheSame(card, request)) throw conflict(VERIFICATION_TEXT.changed);
  const ofCard = (status: VerificationRow["status"]) =>
    and(eq(cardVerifications.cardId, card.id), eq(cardVerifications.status, status));
  await tx
    .update(cardVerifications)
    .set({ status: "ended", endsAt: endedAt(ctx.now) })
    .where(ofCard("verified"));
  const endsAt = new Date(ctx.now);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + VERIFIED_YEARS);
  const [row] = await tx
    .update(cardVerifications)
    .set({ ...decision, status: "verified", verifiedAt: ctx.now, endsAt, email: null, codeId: null })
    .where(and(eq(cardVerifications.id, request.id), ofCard("pending")))
    .returning();
  if (!row) throw conflict(VERIFICATION_TEXT.decided);
  await changed(ctx, tx, "card", [card.id]);
  return row;
}
