import { CARD_PATHS } from "@cardplaza/contract/paths";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { giveCardToHolder } from "../give-card-to-holder.ts";
import { slugOf } from "../present-card.ts";
import { showOwnCard } from "../show-own-card.ts";
import { notify } from "../../notifications/notify.ts";
import { isOpenInvite } from "./team-card-queries.ts";
import { teamInvites } from "./team-cards.table.ts";

/** Makes the member the holder of the card: they may edit it, and its leads and figures are theirs. */
export function claimTeamCard(ctx: MemberContext, code: string) {
  return inTransaction(ctx.db, async (tx) => {
    const cardId = await useInvite(tx, code, ctx.now);
    const card = cardId && (await giveCardToHolder(ctx, tx, cardId, ctx.member.id));
    if (!card) throw invalid({ code: TEAM_TEXT.badInvite }, TEAM_TEXT.badInvite);
    if (card.ownerId === ctx.member.id) throw conflict(TEAM_TEXT.ownInvite);
    await notify(ctx, tx, {
      to: card.ownerId,
      news: "card.team-taken",
      with: { member: ctx.member.name, card: card.name },
      targetUrl: CARD_PATHS.team(slugOf(card)),
      about: `card:${card.id}`,
      sender: ctx.member.id,
    });
    return showOwnCard(tx, card.id, ctx.now);
  });
}

/** Uses the code up. Of twenty calls at once, one gets the card. */
async function useInvite(tx: Tx, code: string, now: Date): Promise<string | undefined> {
  const [invite] = await tx
    .update(teamInvites)
    .set({ claimedAt: now })
    .where(isOpenInvite(code, now))
    .returning({ cardId: teamInvites.cardId });
  return invite?.cardId;
}
