import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { copyDesign } from "./customization/copy-design.ts";
import { requireRoomForTeamCard } from "./team-rules/team-limit.ts";
import { insertCard } from "./add-card.ts";
import { findCardOwnedBy } from "./card-queries.ts";
import { showOwnCard } from "./show-own-card.ts";

/** A copy with its design. The copy of a team card is a team card too, unless its holder makes it. */
export function duplicateCard(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { holderId: _holder, version: _version, ...original } = await findCardOwnedBy(tx, ctx.member, id);
    const kind = original.ownerId === ctx.member.id ? original.kind : "own";
    if (kind === "team") await requireRoomForTeamCard(ctx, tx);
    const copy = await insertCard(ctx, tx, { ...original, kind });
    await copyDesign(ctx, tx, id, copy.id);
    return showOwnCard(tx, copy.id, ctx.now);
  });
}
