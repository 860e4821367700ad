import { eq } from "drizzle-orm";
import { CARD_PLACEHOLDER, CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { TEAM_TEXT, type HandOver } from "@cardplaza/contract/cards/team/team-cards";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { removeVideos } from "../video/remove-video.ts";
import { lockCardOwnedBy } from "../card-queries.ts";
import type { CardRow } from "../cards.table.ts";
import { slugOf } from "../present-card.ts";
import { takeCardBack } from "../take-card-back.ts";
import { notify } from "../../notifications/notify.ts";
import { removeSeo } from "../seo/remove-seo.ts";
import { countingInvites, inviteToCard } from "./invite-to-card.ts";
import { teamInvites } from "./team-cards.table.ts";

// The former holder's personal fields. Everything else belongs to the team and stays.
const NOTHING_PERSONAL = {
  email: "",
  phone: CARD_PLACEHOLDER.phone,
  profile_image: "",
  shortDescription: "",
  longDescription: "",
};

/**
 * A member leaves the team: the card is its owner's again, and the invited person can claim it. Its links still
 * work. Leads that were written to the former holder stay theirs. A holder may give the card back, but only its
 * owner decides who comes next.
 */
export async function handOverCard(ctx: MemberContext, id: string, { email, name }: HandOver): Promise<void> {
  await countingInvites(ctx, email ? [email] : [], () =>
    inTransaction(ctx.db, async (tx) => {
      const card = await lockCardOwnedBy(tx, ctx.member, id);
      const isOwner = card.ownerId === ctx.member.id;
      if (card.kind !== "team" || (!isOwner && (email || name))) throw notFound(CARD_TEXT.notFound);
      if (!card.holderId) throw wrongState(TEAM_TEXT.notHeld);
      if (name) await removePersonal(ctx, tx, id);
      await takeCardBack(ctx, tx, card, name ? { ...NOTHING_PERSONAL, name } : {});
      await tx.delete(teamInvites).where(eq(teamInvites.cardId, id));
      if (email) await inviteToCard(ctx, tx, id, email);
      await notifyOther(ctx, tx, card);
    }),
  );
}

/** The portrait, video and texts of the former holder are removed too. */
async function removePersonal(ctx: MemberContext, tx: Tx, id: string): Promise<void> {
  await removeVideos(tx, ctx.jobs, [id]);
  await removeSeo(tx, [id]);
}

async function notifyOther(ctx: MemberContext, tx: Tx, card: CardRow): Promise<void> {
  const byOwner = card.ownerId === ctx.member.id;
  await notify(ctx, tx, {
    to: byOwner ? (card.holderId as string) : card.ownerId,
    news: "card.team-returned",
    with: { member: ctx.member.name, card: card.name, byOwner },
    targetUrl: byOwner ? "/team-cards" : CARD_PATHS.team(slugOf(card)),
    about: `card:${card.id}`,
    sender: ctx.member.id,
  });
}
