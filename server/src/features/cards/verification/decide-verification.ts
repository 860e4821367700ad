import { eq } from "drizzle-orm";
import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import type { CardRow } from "../cards.table.ts";
import { lockCard } from "../card-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { notify } from "../../notifications/notify.ts";
import { grantVerification } from "./grant-verification.ts";
import { findVerificationCase } from "./verification-cases.ts";
import { cardVerifications, type VerificationRow } from "./verification.table.ts";

export type Decision = "approve" | "reject" | "revoke";

const DECIDED = { approve: "approved", reject: "rejected", revoke: "revoked" } as const;

/** Approves or rejects a waiting document, or revokes a badge. */
export async function decideVerification(ctx: AdminContext, id: string, decision: Decision, reason?: string) {
  return asAdmin(ctx, async (tx, record) => {
    const { card, before } = await lockVerification(tx, id);
    const wanted = decision === "revoke" ? "verified" : "pending";
    // Codes and records are checked automatically; only documents wait for an administrator.
    const isOurs = before.status === wanted && (decision === "revoke" || before.method === "document");
    if (!isOurs) throw conflict(VERIFICATION_TEXT.decided);
    const after =
      decision === "approve"
        ? await grantVerification(ctx, tx, card, before, { decidedBy: ctx.admin.id, reason: reason ?? null })
        : await turnDown(ctx, tx, card, before, decision, reason);
    await notify(ctx, tx, {
      to: before.memberId,
      news: "card.verification",
      with: { name: card.name, what: DECIDED[decision], reason },
      targetUrl: `/business-cards?tool=verification&card=${card.id}`,
      about: `verification:${id}:${decision}`,
    });
    record({
      action: `verification.${decision}`,
      targetType: "verification",
      targetId: id,
      before,
      after,
      reason,
      destructive: decision !== "approve",
    });
    const shown = await findVerificationCase({ db: tx, now: ctx.now }, id);
    if (!shown) throw notFound();
    return shown;
  });
}

/** The card first, then its verifications: in the order in which members' calls lock them. */
async function lockVerification(tx: Tx, id: string): Promise<{ card: CardRow; before: VerificationRow }> {
  const isThis = eq(cardVerifications.id, id);
  const [found] = await tx.select({ cardId: cardVerifications.cardId }).from(cardVerifications).where(isThis);
  if (!found) throw notFound();
  const card = await lockCard(tx, found.cardId);
  const [before] = await tx.select().from(cardVerifications).where(isThis).for("no key update");
  if (!card || !before) throw notFound();
  return { card, before };
}

async function turnDown(
  ctx: AdminContext,
  tx: Tx,
  card: CardRow,
  { id, endsAt }: VerificationRow,
  decision: Decision,
  reason: string | undefined,
): Promise<VerificationRow> {
  const isRevoked = decision === "revoke";
  const row = one(
    await tx
      .update(cardVerifications)
      .set({
        status: isRevoked ? "ended" : "refused",
        endsAt: isRevoked ? ctx.now : endsAt,
        decidedBy: ctx.admin.id,
        reason: reason ?? null,
      })
      .where(eq(cardVerifications.id, id))
      .returning(),
  );
  await changed(ctx, tx, "card", [card.id]);
  return row;
}
