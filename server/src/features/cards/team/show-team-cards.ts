import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { Context, MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { viewsOf } from "../events/card-event-queries.ts";
import { presentListedCard, presentOwnCard, type CardJson } from "../present-card.ts";
import { showCard } from "../show-card.ts";
import { showLocks } from "../team-rules/locked-fields.ts";
import { presentTeamCard } from "./present-team-card.ts";
import { findTeamCardOf, invitesOf, listTeamCards } from "./team-card-queries.ts";

export async function showTeamCards({ db, member, now }: MemberContext) {
  const found = await listTeamCards(db, member.id, now);
  const ids = found.map(({ card }) => card.id);
  const [views, invites] = [await viewsOf(db, ids), await invitesOf(db, ids)];
  return found.map((each) => {
    const { id } = each.card;
    return presentTeamCard(each, presentListedCard(each, views.get(id) ?? 0), invites.get(id), member.id);
  });
}

/** One of the member's team cards; also what a write on it returns. */
export async function showTeamCard(db: Db, member: Member, id: string, now: Date) {
  const found = await findTeamCardOf({ db, member, now }, id);
  const [views, invites] = [await viewsOf(db, [id]), await invitesOf(db, [id])];
  const locks = await showLocks(db, found.card, member);
  const shown = { ...presentOwnCard(found, views.get(id) ?? 0, now), ...locks };
  return presentTeamCard(found, shown, invites.get(id), member.id);
}

/** By its share link, to everybody; other kinds of cards have other links. */
export async function showSharedTeamCard(ctx: Context, id: string): Promise<CardJson> {
  const card = await showCard(ctx, id);
  if (card.type !== "team") throw notFound(CARD_TEXT.notFound);
  return card;
}
