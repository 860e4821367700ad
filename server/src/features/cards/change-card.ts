import { eq } from "drizzle-orm";
import type { CardChange } from "@cardplaza/contract/cards/cards";
import type { MemberContext } from "../../context.ts";
import { stale } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireUnlocked } from "./team/locked-fields.ts";
import { requireOwnPictures } from "../uploads/upload-queries.ts";
import { loseVerificationIfChanged } from "./verification/lose-verification.ts";
import { tellOfLostProof } from "./verification/tell-of-lost-proof.ts";
import { lockCardOwnedBy, keeperOf } from "./card-queries.ts";
import { cardValues, picturesOf } from "./card-values.ts";
import { cards } from "./cards.table.ts";
import { requireDirectLeadsPlan } from "./direct-leads-plan.ts";
import { changed } from "../../registry/changed.ts";
import { showOwnCard } from "./show-own-card.ts";

/** Changes what was sent and nothing else. A new name changes the slug; old links go by the id in it. */
export function changeCard(ctx: MemberContext, id: string, { updated_at: readAt, ...fields }: CardChange) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockCardOwnedBy(tx, ctx.member, id);
    if (readAt !== undefined && Date.parse(readAt) !== before.updatedAt.getTime()) throw stale();
    const values = cardValues(fields, before);
    await requireUnlocked(tx, before, ctx.member, values);
    await requireOwnPictures(tx, ctx.member.id, picturesOf(fields), Object.values(picturesOf(before)));
    if (fields.directLeads && !before.directLeads)
      await requireDirectLeadsPlan(tx, keeperOf(before), ctx.now);

    const updatedAt = laterThan(before.updatedAt, ctx.now);
    await tx
      .update(cards)
      .set({ ...values, updatedAt })
      .where(eq(cards.id, id));
    const ended = await loseVerificationIfChanged(tx, before, values, ctx.now);
    await tellOfLostProof(ctx, tx, before, values, ended);
    await changed(ctx, tx, "card", [before.id]);
    return showOwnCard(tx, id, ctx.now);
  });
}

// Each version has a time of its own, also where two changes fall into one millisecond.
const laterThan = (before: Date, now: Date) => new Date(Math.max(now.getTime(), before.getTime() + 1));
