import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import { findCardSeenBy, mayEdit } from "./card-queries.ts";
import type { FoundCard } from "./found-card.ts";
import { viewsOf } from "./events/card-event-queries.ts";
import { showLocks } from "./team/locked-fields.ts";
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
  if (!ctx.member || !mayEdit(found.card, ctx.member)) return presentPublicCard(found, ctx.now);
  const locks = await showLocks(ctx.db, found.card, ctx.member);
  const card = presentOwnCard(found, (await viewsOf(ctx.db, [id])).get(id) ?? 0, ctx.now);
  return { ...card, ...locks };
}
