import { CONNECTIONS_PER_PAGE } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import { introductionsOf } from "./introduction-queries.ts";
import { presentIntroductions } from "./present-introductions.ts";

export async function listIntroductions(ctx: MemberContext, cursor: string | undefined) {
  const found = await introductionsOf(ctx.db, ctx.member.id, { cursor, limit: CONNECTIONS_PER_PAGE + 1 });
  const shown = found.slice(0, CONNECTIONS_PER_PAGE);
  return {
    introductions: await presentIntroductions(ctx, shown),
    nextCursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
