import { sql } from "drizzle-orm";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { executePlanned } from "../../../../platform/execute-planned.ts";
import type { ToAnswerContext, ToAnswerPart, ToAnswerRow } from "../../../../registry/to-answer-part.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { hiddenIds } from "../../../accounts/member-conditions.ts";
import { countRows } from "../../../to-answer/count-rows.ts";
import { first, msOf, orderIdOf, placeByTime } from "../../../to-answer/place-in-order.ts";
import { chapterMembers } from "../chapters.table.ts";
import { graceOf } from "../leader-grace.ts";
import { chaptersRunBy } from "../run-by.ts";

const ID_CHARACTERS = 20;

/** Requests to join the chapters that the member runs. No clock runs for them. */
export const joinsToAnswer: ToAnswerPart = {
  kind: "join",
  async list(ctx, { after, limit }) {
    const { at, id } = placeByTime(after);
    const { chapterId, memberId, changedAt, category } = chapterMembers;
    const rows = await executePlanned<Row>(
      ctx.db,
      sql`select waiting.*, run.name as chapter, ${msOf(sql`run.created_at`)} as "foundedMs",
          ${members.name}
        from ${chaptersRunBy(ctx.member.id)} cross join lateral (
          select ${chapterId} as "chapterId", ${memberId} as "memberId", ${category}, ${msOf(changedAt)} as "askedMs"
          from ${chapterMembers} where ${isRequested} and (${changedAt}, ${memberId}, ${chapterId})
            > (${at.toISOString()}::timestamptz, ${id.slice(0, ID_CHARACTERS)}, ${id.slice(ID_CHARACTERS)})
          order by ${changedAt}, ${memberId} ${first(limit)}) waiting
        join ${members} on ${members.id} = waiting."memberId"`,
    );
    const manageable = await manageableOf(ctx, rows);
    return rows.map((row) => present(row, manageable.has(row.chapterId)));
  },
  count: ({ db, member }, atMost) =>
    countRows(db, atMost, [
      sql`select 1 from ${chaptersRunBy(member.id)} cross join lateral (
        select 1 from ${chapterMembers} where ${isRequested} ${first(atMost)}) waiting`,
    ]),
};

const isRequested = sql`${chapterMembers.chapterId} = run.id and ${chapterMembers.status} = 'requested'
  and ${chapterMembers.memberId} not in ${hiddenIds()}`;

/** The chapters of these whose leader has the plan, or is within the grace. */
async function manageableOf({ db, now }: ToAnswerContext, rows: readonly Row[]): Promise<Set<string>> {
  const manageable = new Set<string>();
  const foundedAt = new Map(rows.map(({ chapterId, foundedMs }) => [chapterId, foundedMs]));
  for (const [id, foundedMs] of foundedAt)
    if (!(await graceOf(db, { id, createdAt: new Date(foundedMs) }, now)).readOnly) manageable.add(id);
  return manageable;
}

interface Row extends Record<string, unknown> {
  chapterId: string;
  chapter: string;
  memberId: string;
  name: string;
  category: string;
  askedMs: number;
  foundedMs: number;
}

function present(row: Row, isManageable: boolean): ToAnswerRow {
  const { chapterId, memberId } = row;
  const askedAt = new Date(row.askedMs);
  return {
    _id: memberId,
    orderId: orderIdOf(askedAt, memberId + chapterId),
    title: row.name,
    subtitle: TO_ANSWER_TEXT.join(row.chapter, categoryName(row.category)),
    createdAt: askedAt,
    dueAt: null,
    path: chapterPath(chapterId, "manage"),
    acts: isManageable ? ["accept", "open"] : ["open"],
    ...(isManageable && {
      accept: {
        method: "PATCH" as const,
        path: `/api/chapters/${chapterId}/members/${memberId}`,
        body: { action: "accept" },
      },
    }),
  };
}
