import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { Db } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { findCard } from "./found-card.ts";
import { viewsOf } from "./events/card-event-queries.ts";
import { presentOwnCard, type CardJson } from "./present-card.ts";

/** What a write on the member's card returns: the card as it is now. */
export async function showOwnCard(db: Db, id: string, now: Date): Promise<CardJson> {
  const [found, views] = await Promise.all([findCard(db, id, now), viewsOf(db, [id])]);
  if (!found) throw notFound(CARD_TEXT.notFound);
  return presentOwnCard(found, views.get(id) ?? 0, now);
}
