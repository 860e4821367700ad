import { inArray } from "drizzle-orm";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { enquiriesPath } from "@cardplaza/contract/enquiries/enquiry-words";
import { CONTACT_FORM_OFF } from "@cardplaza/contract/cards/message-words";
import { forbidden } from "../../platform/refusals.ts";
import type {
  AskableTarget,
  AskRecipientCard,
  EnquiryTarget,
  TargetFacts,
} from "../../registry/enquiry-target.ts";
import { findCardSeenBy, currentOwnerOf, mayEdit } from "./card-queries.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { findFittingCards } from "./find-fitting-cards.ts";
import { slugOf } from "./present-card.ts";

/** Asks to the owners of cards. */
export const cardEnquiries: EnquiryTarget = {
  type: "card",
  isAsk: true,
  inbox: enquiriesPath("card"),
  async find(db, member, id, now) {
    const { card } = await findCardSeenBy({ db, member, now }, id);
    const isOwn = mayEdit(card, member);
    if (!isOwn && !card.contactFormEnabled) throw forbidden(CONTACT_FORM_OFF);
    return { ...askable(card), isOwn };
  },
  async describe(db, ids) {
    const rows = await db.select().from(cards).where(inArray(cards.id, ids));
    return rows.map(factsOf);
  },
  asks: {
    async findFitting(db, member, wanted, options) {
      const found = await findFittingCards(db, member, wanted, options);
      return found.map((card) => ({
        target: askable(card),
        shown: askedCard(card),
      }));
    },
    async show(db, ids) {
      const rows = await db.select().from(cards).where(inArray(cards.id, ids));
      return new Map(rows.map((card) => [card.id, askedCard(card)]));
    },
  },
};

function askable(card: CardRow): AskableTarget {
  const ownerId = currentOwnerOf(card);
  return { id: card.id, name: card.name, ownerId, inboxId: ownerId, isOwn: false };
}

const factsOf = (card: CardRow): TargetFacts => ({
  id: card.id,
  name: card.name,
  seller: card.name,
  url: card.deletedAt ? null : CARD_PATHS.card(slugOf(card)),
  replyMedianMin: null,
  contact: {
    email: card.email || card.business_email,
    phone: withoutPlaceholder("phone", card.phone) || card.business_phone,
  },
});

const askedCard = (card: CardRow): AskRecipientCard => ({
  _id: card.id,
  slug: slugOf(card),
  name: card.name,
  role: withoutPlaceholder("role", card.role),
  company: withoutPlaceholder("company", card.company),
});
