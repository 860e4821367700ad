import { eq } from "drizzle-orm";
import { VERIFICATION_ACTIONS } from "@cardplaza/contract/cards/verification/verification-desk-words";
import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import { conflict } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { lockCard } from "../card-queries.ts";
import { grantVerification } from "./grant-verification.ts";
import { findVerificationCase, listVerificationCases } from "./verification-cases.ts";
import { cardVerifications } from "./verification.table.ts";

const DECIDED = { approve: "approved", reject: "rejected", revoke: "revoked" } as const;

/** A waiting document is approved or rejected, or a badge is revoked. */
export const moderatedVerifications = moderated({
  kind: "verification",
  actions: VERIFICATION_ACTIONS,
  against: ["reject", "revoke"],
  list: listVerificationCases,
  show: findVerificationCase,
  /** The card first, then its verifications: in the order in which members' calls lock them. */
  async lock(_ctx, tx, id) {
    const isThis = eq(cardVerifications.id, id);
    const [found] = await tx
      .select({ cardId: cardVerifications.cardId })
      .from(cardVerifications)
      .where(isThis);
    const card = found && (await lockCard(tx, found.cardId));
    const [row] = await tx.select().from(cardVerifications).where(isThis).for("no key update");
    return card && row && { card, row };
  },
  rowOf: ({ row }) => row,
  refuse({ row: { status, method } }, { action }) {
    // Codes and records are checked automatically; only documents wait for an administrator.
    const isOurs =
      action === "revoke" ? status === "verified" : status === "pending" && method === "document";
    return isOurs ? undefined : conflict(VERIFICATION_TEXT.decided);
  },
  async change(ctx, tx, { card, row: before }, { action, reason = null }) {
    const decision = { decidedBy: ctx.admin.id, reason };
    if (action === "approve") return { card, row: await grantVerification(ctx, tx, card, before, decision) };
    const isRevoked = action === "revoke";
    const row = one(
      await tx
        .update(cardVerifications)
        .set({
          ...decision,
          status: isRevoked ? "ended" : "refused",
          endsAt: isRevoked ? ctx.now : before.endsAt,
        })
        .where(eq(cardVerifications.id, before.id))
        .returning(),
    );
    await changed(ctx, tx, "card", [card.id]);
    return { card, row };
  },
  async notify(ctx, tx, { after: { card, row }, decision: { action, reason } }) {
    await notify(ctx, tx, {
      to: row.memberId,
      news: "card.verification",
      with: { name: card.name, what: DECIDED[action], reason },
      targetUrl: `/business-cards?tool=verification&card=${card.id}`,
      about: `verification:${row.id}:${action}`,
    });
  },
});
