import { REFERRALS_PER_PAGE } from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../context.ts";
import { oneToOnesToConfirm, otherOneToOnes } from "./one-to-one-queries.ts";
import { presentOneToOnes } from "./present-one-to-one.ts";

/** One-to-ones that wait for the member come before the first page. */
export async function listOneToOnes(ctx: MemberContext, { cursor }: { cursor?: string }) {
  const { db, member } = ctx;
  const waiting = cursor ? [] : await oneToOnesToConfirm(db, member.id);
  const found = await otherOneToOnes(db, member.id, { cursor, limit: REFERRALS_PER_PAGE + 1 });
  const shown = found.slice(0, REFERRALS_PER_PAGE);
  return {
    oneToOnes: await presentOneToOnes(ctx, [...waiting, ...shown]),
    nextCursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
