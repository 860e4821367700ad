import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { asSeenByOthers } from "@cardplaza/contract/cards/seen-by-others";
import type { Db, Tx } from "../../platform/database.ts";
import { cardCustomizations } from "./customization/customization.table.ts";
import { wholeDesign } from "./customization/shown-design.ts";
import { positionOf } from "../places/pins.ts";
import { roleInTongues } from "../search/words/category-tongues.ts";
import type { SearchEntry, SearchKind } from "../../registry/search-kind.ts";
import { currentOwnerOf } from "./card-queries.ts";
import { placeOfAddress } from "./card-place.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { slugOf } from "./present-card.ts";
import { verifiedUntil } from "./verified-at.ts";
import { notDeleted } from "./card-conditions.ts";

const INDEXED = sql<boolean>`coalesce((select seo.index from card_seo seo where seo.card_id = ${cards.id}), true)`;
/** How cards are found: complete ones that search engines may list. */
export const cardSearch: SearchKind = {
  type: "card",
  categoryLabel: "Role",
  version: 2,
  async entriesOf(db, ids) {
    const found = await readShown(db, ids);
    return found.map(({ card, provenUntil }) => entryOf(card, provenUntil));
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: cards.id })
      .from(cards)
      .where(gt(cards.id, after))
      .orderBy(asc(cards.id))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids) {
    const found = await readShown(db, ids);
    return found.map(({ card }) => ({
      _id: card.id,
      title: card.name,
      subtitle: [card.role, card.company].filter(Boolean).join(" · "),
      image: card.profile_image || card.business_logo || null,
      city: placeOfAddress(card.address).city,
      rating: null,
      url: CARD_PATHS.card(slugOf(card)),
    }));
  },
};

/** Cards that may be found, without what their owners switched off. */
async function readShown(db: Db | Tx, ids: string[]) {
  const rows = await db
    .select({
      card: cards,
      design: cardCustomizations.design,
      indexed: INDEXED,
      provenUntil: verifiedUntil(),
    })
    .from(cards)
    .leftJoin(cardCustomizations, eq(cardCustomizations.cardId, cards.id))
    .where(and(inArray(cards.id, ids), notDeleted(), isNull(cards.hiddenAt)));
  return rows
    .filter(({ card, indexed }) => indexed && !isIncompleteCard(card))
    .map(({ card, design, provenUntil }) => ({
      card: asSeenByOthers(card, wholeDesign(design)),
      provenUntil,
    }));
}

function entryOf(card: CardRow, provenUntil: Date | null): SearchEntry {
  const place = placeOfAddress(card.address);
  const position = positionOf(place.pin) ?? positionOf(place.city);
  const offers = [...card.services, ...card.products].map((offer) =>
    typeof offer === "string" ? offer : offer.name,
  );
  return {
    id: card.id,
    ownerId: currentOwnerOf(card),
    audience: "all",
    name: card.name,
    otherName: card.company,
    category: roleInTongues(card.role),
    categories: [],
    description: [card.shortDescription, ...offers, card.business_description, card.longDescription].join(
      " ",
    ),
    ...place,
    serves: [],
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    ratingSum: 0,
    ratingCount: 0,
    verifiedUntil: provenUntil,
    completeness: completenessOf(card),
    isSlow: false,
    createdAt: card.createdAt,
    updatedAt: card.updatedAt,
  };
}

/** How much of what visitors look for is on the card, in percent. */
function completenessOf(card: CardRow): number {
  const filled = [
    card.profile_image || card.business_logo,
    card.phone || card.business_phone,
    card.email || card.business_email,
    card.address,
    card.website,
    card.shortDescription || card.business_description || card.longDescription,
    card.services.length + card.products.length,
    card.gallery.length,
    card.linkedin_url || card.instagram_url || card.facebook_url || card.twitter_url || card.youtube_url,
    card.business_cover_photo,
  ];
  return (filled.filter(Boolean).length / filled.length) * 100;
}
