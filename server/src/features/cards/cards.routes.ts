import type { cards } from "@cardplaza/contract/cards/cards";
import type { HandlersOf } from "../../context.ts";
import { changeCard } from "./change-card.ts";
import { createCard } from "./create-card.ts";
import { deleteCard } from "./delete-card.ts";
import { duplicateCard } from "./duplicate-card.ts";
import { listCards, listDeleted } from "./list-cards.ts";
import { restoreCard } from "./restore-card.ts";
import { showCard, showLinkedCard } from "./show-card.ts";

/** The files made from a card have separate handlers. */
type Files = `${string}/${"vcard" | "qr.png" | "qr.svg" | "og.jpg"}`;

export const cardHandlers: Omit<HandlersOf<typeof cards>, Files> = {
  "GET /api/business-cards": ({ ctx }) => listCards(ctx),
  "GET /api/business-cards/user": async ({ ctx }) => ({ businessCards: await listCards(ctx) }),
  "GET /api/business-cards/deleted": async ({ ctx }) => ({ cards: await listDeleted(ctx) }),
  "GET /api/business-cards/slug/:slug": ({ ctx, params }) => showLinkedCard(ctx, params.slug),
  "GET /api/business-cards/:id": ({ ctx, params }) => showCard(ctx, params.id),
  "POST /api/business-cards": ({ ctx, body }) => createCard(ctx, body),
  "PATCH /api/business-cards/:id": ({ ctx, params, body }) => changeCard(ctx, params.id, body),
  "DELETE /api/business-cards/:id": ({ ctx, params, body }) => deleteCard(ctx, params.id, body.successorId),
  "POST /api/business-cards/:id/restore": ({ ctx, params }) => restoreCard(ctx, params.id),
  "POST /api/business-cards/:id/duplicate": ({ ctx, params }) => duplicateCard(ctx, params.id),
};
