import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { MemberContext } from "../../../context.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCardOwnedBy } from "../card-queries.ts";
import { countingInvites, inviteToCard } from "./invite-to-card.ts";
import { showTeamCard } from "./show-team-cards.ts";

/** Invites a person to a team card of the member, or invites them again. */
export function inviteMember(ctx: MemberContext, id: string, email: string) {
  const invite = () =>
    inTransaction(ctx.db, async (tx) => {
      const card = await lockCardOwnedBy(tx, ctx.member, id);
      if (card.kind !== "team" || card.ownerId !== ctx.member.id) throw notFound(CARD_TEXT.notFound);
      if (card.holderId) throw conflict(TEAM_TEXT.alreadyClaimed);
      await inviteToCard(ctx, tx, id, email);
      return showTeamCard(tx, ctx.member, id, ctx.now);
    });
  return countingInvites(ctx, [email], invite);
}
