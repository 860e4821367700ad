import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import { currentOwnerOf, findCardSeenBy, mayEdit } from "./card-queries.ts";
import type { FoundCard } from "./found-card.ts";
import { viewsOf } from "./events/card-event-queries.ts";
import { showLocks } from "./team-rules/locked-fields.ts";
import { tagsOfCard } from "./card-pages.ts";
import { presentOwnCard, presentPublicCard, type CardJson } from "./present-card.ts";

/** One card, as the viewer may see it. */
export async function showCard(ctx: Context, id: string): Promise<CardJson> {
  return present(ctx, await findCardSeenBy(ctx, id));
}

/** By its link. The visitors' view is cached, because it is requested more than anything else. */
export async function showLinkedCard(ctx: Context, id: string): Promise<ApiResponse<CardJson>> {
  const found = await findCardSeenBy(ctx, id);
  const card = await present(ctx, found);
  const path = `/api/business-cards/slug/${card.slug}`;
  return new ApiResponse(card, { cache: { path, tags: tagsOfCard(found.card) } });
}

async function present(ctx: Context, found: FoundCard): Promise<CardJson> {
  const { id } = found.card;
  const profilePath = await profilePathOf(ctx, found);
  if (!ctx.member || !mayEdit(found.card, ctx.member))
    return { ...presentPublicCard(found, ctx.now), profilePath };
  const locks = await showLocks(ctx.db, found.card, ctx.member);
  const card = presentOwnCard(found, (await viewsOf(ctx.db, [id])).get(id) ?? 0, ctx.now);
  return { ...card, ...locks, profilePath };
}

/** A team card that nobody claimed names somebody who has no profile. */
async function profilePathOf({ db, member, registry }: Context, { card }: FoundCard): Promise<string | null> {
  if (card.kind === "team" && card.holderId === null) return null;
  return registry.profilePathOf(db, member?.id ?? null, currentOwnerOf(card));
}
