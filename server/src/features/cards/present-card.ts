import type { z } from "zod";
import { asSeenByOthers, cardSlug, isIncompleteCard } from "@cardplaza/contract/card-rules";
import type { Card, DeletedCard } from "@cardplaza/contract/cards";
import { CARD_UNDO_DAYS } from "@cardplaza/contract/cards";
import { designFor, wholeDesign } from "../customization/shown-design.ts";
import type { FoundCard } from "./found-card.ts";
import type { CardRow } from "./cards.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type CardJson = z.input<typeof Card>;

/** A single card, to whoever may edit it. */
export const presentOwnCard = (found: FoundCard, views: number): CardJson => ({
  ...describe(found),
  views,
  isOwner: true,
  customization: wholeDesign(found.design),
});

/** One of a member's own in a list, where only the main card is marked as his. */
export const presentListedCard = (found: FoundCard, views: number): CardJson => ({
  ...describe(found),
  views,
  isOwner: found.card.id === found.mainId,
});

/** To everybody else. */
export function presentPublicCard(found: FoundCard, now: Date): CardJson {
  const isPremium = found.keeperPremiumUntil !== null && found.keeperPremiumUntil > now;
  const customization = designFor(found.design, isPremium);
  const card = describe(found);
  return {
    ...asSeenByOthers(card, customization),
    directLeads: card.directLeads && isPremium,
    isOwner: false,
    customization,
  };
}

export function presentDeletedCard({
  id,
  name,
  company,
  kind,
  deletedAt,
}: CardRow): z.input<typeof DeletedCard> {
  const at = deletedAt as Date;
  const restorableUntil = new Date(at.getTime() + CARD_UNDO_DAYS * DAY_MS);
  return { _id: id, name, company, isTeam: kind === "team", deletedAt: at, restorableUntil };
}

/** The slug of a card's row. */
export const slugOf = ({ id, name }: Pick<CardRow, "id" | "name">) => cardSlug({ name, _id: id });

function describe(found: FoundCard) {
  const { card, makerName } = found;
  const { id, ownerId, kind, createdAt, updatedAt } = card;
  const isTeam = kind === "team";
  return {
    ...card,
    _id: id,
    slug: slugOf(card),
    type: typeOf(found),
    user_id: isTeam ? { _id: ownerId, name: makerName } : ownerId,
    isIncomplete: isIncompleteCard(card),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

function typeOf({ card, mainId }: FoundCard): CardJson["type"] {
  if (card.kind === "team") return "team";
  return card.id === mainId ? "personal" : "business";
}
