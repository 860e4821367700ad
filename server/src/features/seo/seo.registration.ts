import type { Registration } from "../../registry/registration.ts";
import { deleteEndedPings } from "./delete-ended-pings.ts";
import { pingSearchEnginesJob } from "./ping-search-engines.ts";
import { searchPings } from "./search-pings.table.ts";
import { SITEMAPS_TAG } from "./sitemap-cache.ts";

export const seoRegistration: Registration = {
  pageTags: { "card-index": () => [SITEMAPS_TAG] },
  pointers: [{ type: searchPings.targetType, id: searchPings.targetId }],
  tidyUp: deleteEndedPings,
  jobs: [pingSearchEnginesJob],
};
