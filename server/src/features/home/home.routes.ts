import type { home } from "@cardplaza/contract/home/home";
import type { HandlersOf } from "../../context.ts";
import { homeContents } from "./home-queries.ts";

export const homeHandlers: HandlersOf<typeof home> = {
  "GET /api/home": ({ ctx, query }) => homeContents(ctx, query.city),
};
