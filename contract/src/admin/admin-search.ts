import { z } from "zod";
import { EVERY_ADMIN } from "../admin-roles.ts";
import { endpoints } from "../endpoint.ts";
import { Line } from "../text.ts";
import { ADMIN_SEARCH_KINDS, ADMIN_SEARCH_MAX, ADMIN_SEARCH_MIN } from "./admin-search-words.ts";

const FoundByAdmin = z.object({
  _id: z.string(),
  title: z.string(),
  /** What tells it from others of the same name. */
  detail: z.string(),
  /** The screen on which it is. */
  path: z.string(),
});

export const adminSearch = endpoints({
  "GET /api/admin/search": {
    summary:
      "Members, listings, companies, claims, cases, payments and tickets by name, address, number or id",
    auth: "admin",
    roles: EVERY_ADMIN,
    query: z.object({ q: Line(ADMIN_SEARCH_MIN, ADMIN_SEARCH_MAX) }),
    returns: z.object({
      groups: z.array(z.object({ kind: z.enum(ADMIN_SEARCH_KINDS), items: z.array(FoundByAdmin) })),
    }),
  },
});
