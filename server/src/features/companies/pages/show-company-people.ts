import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { Context } from "../../../context.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import { slugOf } from "../../cards/present-card.ts";
import { idsBlockedWith } from "../../moderation/block-queries.ts";
import { findCompanySeenBy } from "../company/show-company.ts";
import { teamOf } from "../team/team-queries.ts";

/** The owner and the managers who show themselves: those with a complete card. */
export async function showCompanyPeople(ctx: Context, id: string) {
  const { company } = await findCompanySeenBy(ctx, id);
  const team = await teamOf(ctx.db, company);
  const blocked = ctx.member ? await idsBlockedWith(ctx.db, ctx.member.id) : [];
  const cards = await mainCardsOf(
    ctx.db,
    team.map(({ member }) => member.id).filter((memberId) => !blocked.includes(memberId)),
  );
  const people = team.flatMap(({ member, joinedAt }) => {
    const card = cards.get(member.id);
    if (!card || isIncompleteCard(card)) return [];
    return {
      member,
      name: card.name,
      role: card.role || (joinedAt ? "Manager" : "Owner"),
      picture: card.profile_image || null,
      path: CARD_PATHS.card(slugOf(card)),
    };
  });
  return {
    people: await Promise.all(
      people.map(async ({ member, ...shown }) => ({ _id: await idFor(ctx, member.id), ...shown })),
    ),
  };
}

/** Only members are told who somebody is, and only those who may see the profile. */
async function idFor({ db, member, registry }: Context, memberId: string): Promise<string | null> {
  if (!member) return null;
  return (await registry.profilePathOf(db, member.id, memberId)) === null ? null : memberId;
}
