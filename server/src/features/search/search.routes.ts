import type { search } from "@cardplaza/contract/search/search";
import type { HandlersOf } from "../../context.ts";
import { deleteSavedSearch } from "./delete-saved-search.ts";
import { kindFilters } from "./kind-filters.ts";
import { runSearch } from "./run-search.ts";
import { saveSearch } from "./save-search.ts";
import { listSavedSearches, presentSavedSearch } from "./saved-search-queries.ts";
import { suggest } from "./suggest.ts";

export const searchHandlers: HandlersOf<typeof search> = {
  "GET /api/search": ({ ctx, query }) => runSearch(ctx, query),
  "GET /api/search/filters": async ({ ctx, query }) => kindFilters(ctx.registry, query.type),
  "GET /api/search/suggest": async ({ ctx, query }) => ({ suggestions: await suggest(ctx, query.q) }),
  "GET /api/search/saved": async ({ ctx }) => ({
    saved: (await listSavedSearches(ctx.db, ctx.member.id)).map(presentSavedSearch),
  }),
  "POST /api/search/saved": async ({ ctx, body }) => presentSavedSearch(await saveSearch(ctx, body)),
  "DELETE /api/search/saved/:id": ({ ctx, params }) => deleteSavedSearch(ctx, params.id),
};
