import type { landing } from "@cardplaza/contract/home/landing";
import type { HandlersOf } from "../../../context.ts";
import { exampleCards } from "./example-cards.ts";

export const landingHandlers: HandlersOf<typeof landing> = {
  "GET /api/example-cards": async ({ ctx }) => ({ cards: await exampleCards(ctx.db) }),
};
