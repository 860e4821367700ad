import { inArray } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { nextVersions } from "../../platform/stale-edits.ts";
import { changed } from "../../registry/changed.ts";
import { teamCardOwnedBy } from "./card-conditions.ts";
import { loseVerificationIfChanged } from "./verification/lose-verification.ts";
import { notifyOfLostProof } from "./verification/notify-of-lost-proof.ts";
import { cards, type CardRow } from "./cards.table.ts";

/** Gives all team cards that the member owns the same values; returns their ids. */
export async function changeTeamCards(
  ctx: MemberContext,
  tx: Tx,
  values: Partial<CardRow>,
): Promise<string[]> {
  const { member, now } = ctx;
  const made = teamCardOwnedBy(member.id);
  const before = await tx.select().from(cards).where(made).for("no key update");
  const ids = before.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(cards)
    .set({ ...values, ...nextVersions(cards, now) })
    .where(inArray(cards.id, ids));
  for (const card of before) {
    const ended = await loseVerificationIfChanged(tx, card, values, now);
    if (ended.length > 0) await notifyOfLostProof(ctx, tx, card, values, ended);
  }
  await changed(ctx, tx, "card", ids);
  return ids;
}
