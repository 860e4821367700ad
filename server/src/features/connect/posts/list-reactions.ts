import { and, desc, eq, gt, lt, not, or } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { hasLeftOf } from "../../accounts/member-conditions.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { authorsOf } from "./authors.ts";
import { findPostSeenBy } from "./post-queries.ts";
import { postReactions } from "./posts.table.ts";

const PER_PAGE = 30;

/** Who reacted, newest first, without those who left or are in a block with the viewer. */
export async function listReactions({ db, member }: MemberContext, id: string, cursor = "") {
  await findPostSeenBy(db, member.id, id);
  const { memberId, kind, at } = postReactions;
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select({ memberId, kind, at })
      .from(postReactions)
      .where(
        and(
          eq(postReactions.postId, id),
          isAfter(cursor),
          not(hasLeftOf(memberId)),
          not(blockedBetween(memberId, member.id)),
        ),
      )
      .orderBy(desc(at), memberId)
      .limit(PER_PAGE + 1),
  );
  const shown = rows.slice(0, PER_PAGE).map((row) => ({ ...row, companyId: null }));
  const authorOf = await authorsOf(db, member.id, shown);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    reactions: shown.map((row) => ({ kind: row.kind, by: authorOf(row) })),
    nextCursor: last ? `${last.at.getTime()} ${last.memberId}` : null,
  };
}

/** Anything else than our own cursor is the first page. */
function isAfter(cursor: string) {
  const [, time, memberId] = /^(\d{1,15}) ([0-9a-z]{20})$/.exec(cursor) ?? [];
  if (!time || !memberId) return undefined;
  const at = new Date(Number(time));
  return or(lt(postReactions.at, at), and(eq(postReactions.at, at), gt(postReactions.memberId, memberId)));
}
