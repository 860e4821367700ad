import type { z } from "zod";
import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { asSeenByOthers } from "@cardplaza/contract/cards/seen-by-others";
import type { Card, DeletedCard } from "@cardplaza/contract/cards/cards";
import { CARD_UNDO_DAYS } from "@cardplaza/contract/cards/cards";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { DAY_MS } from "@cardplaza/contract/time";
import { presentVideo } from "./present-video.ts";
import { designFor } from "./customization/shown-design.ts";
import { groupedPhone } from "../../platform/phone-numbers.ts";
import type { FoundCard } from "./found-card.ts";
import type { CardRow } from "./cards.table.ts";

export type CardJson = z.input<typeof Card>;

/** A single card, to members who may edit it: complete, in the design that others see. */
export const presentOwnCard = (found: FoundCard, views: number, now: Date): CardJson => ({
  ...describe(found),
  views,
  isOwner: true,
  customization: designInForce(found, now),
  ...(found.video && !isPaidFor(found, now) && { videoHidden: true }),
});

/** A card in a list of the member's own, where only the main card is marked as theirs. */
export const presentListedCard = (found: FoundCard, views: number): CardJson => ({
  ...describe(found),
  views,
  isOwner: found.card.id === found.mainId,
});

/** The card as everybody but its owner sees it. */
export function presentPublicCard(found: FoundCard, now: Date): CardJson {
  const isPremium = isAfter(found.currentOwnerPremiumUntil, now);
  const customization = designInForce(found, now);
  const card = describe(found);
  const seen = asSeenByOthers(card, customization);
  return {
    ...seen,
    readablePhones: readable(seen),
    directLeads: card.directLeads && isPremium,
    isOwner: false,
    customization,
    video: isPaidFor(found, now) ? card.video : null,
    ...(found.seo && shownSeo(found.seo, isPremium)),
  };
}

const readable = ({ phone, business_phone }: Pick<CardRow, "phone" | "business_phone">) => ({
  phone: groupedPhone(phone),
  business_phone: groupedPhone(business_phone),
});

/** The texts need the plan; "not listed" stays without it. */
function shownSeo(seo: NonNullable<FoundCard["seo"]>, isPremium: boolean): Pick<CardJson, "seo"> {
  if (isPremium) return { seo };
  return seo.index ? {} : { seo: { title: "", description: "", index: false } };
}

/** A team card keeps the design of its team while the team's plan is live. */
const designInForce = (found: FoundCard, now: Date) => designFor(found.design, isPaidFor(found, now));

/** Whether the current owner, or the team's owner, has the plan. */
export const isPaidFor = (
  {
    currentOwnerPremiumUntil,
    teamPremiumUntil,
  }: Pick<FoundCard, "currentOwnerPremiumUntil" | "teamPremiumUntil">,
  now: Date,
) => isAfter(currentOwnerPremiumUntil, now) || isAfter(teamPremiumUntil, now);

const isAfter = (until: Date | null, now: Date) => until !== null && until > now;

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
export const slugOf = ({ id, name }: Pick<CardRow, "id" | "name">) => slugOfName({ name, _id: id });

function describe(found: FoundCard) {
  const { card, ownerName } = found;
  const { id, ownerId, kind, createdAt, updatedAt } = card;
  const isTeam = kind === "team";
  return {
    ...card,
    _id: id,
    slug: slugOf(card),
    type: typeOf(found),
    user_id: isTeam ? { _id: ownerId, name: ownerName } : ownerId,
    readablePhones: readable(card),
    isIncomplete: isIncompleteCard(card),
    badges: found.badges,
    video: found.video && presentVideo(id, found.video),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

function typeOf({ card, mainId }: FoundCard): CardJson["type"] {
  if (card.kind === "team") return "team";
  return card.id === mainId ? "personal" : "business";
}
