import type { MemberContext } from "../../context.ts";
import { listDeletedCards, listOwnCards } from "./card-queries.ts";
import { viewsOf } from "./events/card-event-queries.ts";
import { presentDeletedCard, presentListedCard, type CardJson } from "./present-card.ts";

/** The main card first, then the business-owner cards. */
export async function listCards({ db, member, now }: MemberContext): Promise<CardJson[]> {
  const found = await listOwnCards(db, member.id, now);
  const views = await viewsOf(
    db,
    found.map(({ card }) => card.id),
  );
  return found.map((each) => presentListedCard(each, views.get(each.card.id) ?? 0));
}

export const listDeleted = async ({ db, member, now }: MemberContext) =>
  (await listDeletedCards(db, member.id, now)).map(presentDeletedCard);
