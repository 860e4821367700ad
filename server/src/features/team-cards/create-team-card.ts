import type { NewTeamCard } from "@cardplaza/contract/team-cards";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { addCard } from "../cards/add-card.ts";
import { countingInvite, inviteToCard } from "./invite-to-card.ts";
import { showTeamCard } from "./show-team-cards.ts";
import { requireTeamPlace } from "./team-place.ts";

/** A card for somebody of one's team, who may be invited to it at once. */
export function createTeamCard(ctx: MemberContext, { inviteEmail, ...fields }: NewTeamCard) {
  const create = () =>
    inTransaction(ctx.db, async (tx) => {
      await requireTeamPlace(ctx, tx);
      const { id } = await addCard(ctx, tx, "team", fields);
      if (inviteEmail) await inviteToCard(ctx, tx, id, inviteEmail);
      return showTeamCard(tx, ctx.member, id);
    });
  return inviteEmail ? countingInvite(ctx, inviteEmail, create) : create();
}
