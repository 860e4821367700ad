import { eq, or } from "drizzle-orm";
import type { AdminSearch } from "../../registry/admin-search.ts";
import { cases } from "./cases.table.ts";
import { nounOf } from "./find-subjects.ts";
import { presentLines, selectLines } from "./list-cases.ts";

/** By the id of the case, or of the member whom it concerns. */
export const caseSearch: AdminSearch = {
  kind: "cases",
  roles: ["moderator"],
  async find(ctx, q, limit) {
    const lines = await selectLines(ctx.db)
      .where(or(eq(cases.id, q), eq(cases.memberId, q)))
      .limit(limit);
    return (await presentLines(ctx, ctx.db, lines)).map(({ _id: id, kind, title, authorName }) => ({
      id,
      title: title || nounOf(ctx, kind),
      detail: [nounOf(ctx, kind), authorName].filter(Boolean).join(" · "),
      path: `/admin/posts?case=${id}`,
    }));
  },
};
