import type { looks } from "@cardplaza/contract/accounts/looks";
import type { HandlersOf } from "../../../context.ts";
import { listLooks } from "./look-queries.ts";

export const lookHandlers: HandlersOf<typeof looks> = {
  "GET /api/account/looks": ({ ctx, query }) => listLooks(ctx.db, ctx.member.id, query.cursor),
};
