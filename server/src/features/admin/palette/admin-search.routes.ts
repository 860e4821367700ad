import type { adminSearch } from "@cardplaza/contract/admin/admin-search";
import type { HandlersOf } from "../../../context.ts";
import { searchAsAdmin } from "./search-as-admin.ts";

export const adminSearchHandlers: HandlersOf<typeof adminSearch> = {
  "GET /api/admin/search": async ({ ctx, query }) => ({ groups: await searchAsAdmin(ctx, query.q) }),
};
