import { eq } from "drizzle-orm";
import type { CardChange } from "@cardplaza/contract/cards/cards";
import type { MemberContext } from "../../context.ts";
import { nextVersion, requireLatest } from "../../platform/stale-edits.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireUnlocked } from "./team-rules/locked-fields.ts";
import { requireOwnPictures } from "../uploads/upload-queries.ts";
import { loseVerificationIfChanged } from "./verification/lose-verification.ts";
import { notifyOfLostProof } from "./verification/notify-of-lost-proof.ts";
import { lockCardOwnedBy, currentOwnerOf } from "./card-queries.ts";
import { cardValues, picturesOf } from "./card-values.ts";
import { cards } from "./cards.table.ts";
import { requireDirectLeadsPlan } from "./direct-leads-plan.ts";
import { changed } from "../../registry/changed.ts";
import { showOwnCard } from "./show-own-card.ts";

/** Changes only what was sent. A new name changes the slug; old links work by the id in it. */
export function changeCard(ctx: MemberContext, id: string, { version, updated_at, ...fields }: CardChange) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockCardOwnedBy(tx, ctx.member, id);
    requireLatest(before, { version, updated_at });
    const values = cardValues(fields, before);
    await requireUnlocked(tx, before, ctx.member, values);
    await requireOwnPictures(tx, ctx.member.id, picturesOf(fields), Object.values(picturesOf(before)));
    if (fields.directLeads && !before.directLeads)
      await requireDirectLeadsPlan(tx, currentOwnerOf(before), ctx.now);

    await tx
      .update(cards)
      .set({ ...values, ...nextVersion(before, ctx.now) })
      .where(eq(cards.id, id));
    const ended = await loseVerificationIfChanged(tx, before, values, ctx.now);
    await notifyOfLostProof(ctx, tx, before, values, ended);
    await changed(ctx, tx, "card", [before.id]);
    return showOwnCard(tx, id, ctx.now);
  });
}
