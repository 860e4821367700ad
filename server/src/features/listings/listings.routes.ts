import type { listings } from "@cardplaza/contract/listings";
import type { HandlersOf } from "../../context.ts";

export const listingHandlers: HandlersOf<typeof listings> = {
  "GET /api/business-listings/my-business": () => null,
};
