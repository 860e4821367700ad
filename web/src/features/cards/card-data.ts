import { CARD_FAILURE } from "@cardplaza/contract/cards/own-card-words";
import { failingAs, FRESH_FOR_FIVE_MINUTES, query } from "../../lib/query.ts";

/** One card or its design: fresh for five minutes, and refetched when the window gets the focus. */
export const CARD_DATA = { staleTime: FRESH_FOR_FIVE_MINUTES, refetchOnWindowFocus: true } as const;

/** Lists of cards are fetched each time they are shown. */
export const CARD_LIST = { staleTime: 0 } as const;

/** The main card and the business-owner cards, the main one first. */
export const OWN_CARDS = {
  ...failingAs(query["GET /api/business-cards"](), CARD_FAILURE.cards),
  ...CARD_LIST,
};

/** The design of one of the member's own cards. */
export const designOf = (cardId: string) => ({
  ...failingAs(
    query["GET /api/card-customization/:cardId"]({ params: { cardId } }),
    CARD_FAILURE.customization,
  ),
  ...CARD_DATA,
});
