import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import type { Context } from "../../../context.ts";
import { conflict, invalid } from "../../../platform/refusals.ts";
import { findCard } from "../found-card.ts";
import { presentPublicCard, type CardJson } from "../present-card.ts";
import { isOpenInvite } from "./team-card-queries.ts";
import { teamInvites } from "./team-cards.table.ts";

/** The invited person sees which card it is and who created it, even before signing in. */
export async function showInvite({ db, member, now }: Context, code: string): Promise<CardJson> {
  const [invite] = await db.select().from(teamInvites).where(isOpenInvite(code, now));
  const found = invite && (await findCard(db, invite.cardId, now));
  if (!found || found.card.deletedAt || found.card.holderId || found.isHidden)
    throw invalid({ code: TEAM_TEXT.badInvite }, TEAM_TEXT.badInvite);
  if (found.card.ownerId === member?.id) throw conflict(TEAM_TEXT.ownInvite);
  return presentPublicCard(found, now);
}
