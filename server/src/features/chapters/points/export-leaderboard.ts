import { and, asc, eq } from "drizzle-orm";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { firstMonth, monthOf } from "@cardplaza/contract/chapters/points-rules";
import {
  WITH_FORMER_MEMBER,
  POINT_KIND_LABEL,
  SOME_MEMBER,
  type Period,
} from "@cardplaza/contract/chapters/points-words";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import type { MemberContext } from "../../../context.ts";
import { CSV_START, csvLines } from "../../../platform/csv.ts";
import type { Db } from "../../../platform/database.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { textStream } from "../../../platform/http/text-stream.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { findChapterOf } from "../chapter/chapter-queries.ts";
import { isNamedTo } from "./named-to.ts";
import { chapterPoints } from "./points.table.ts";
import { listSeated } from "./ranked-members.ts";
import { entriesSince, isProvisional } from "./sum-points.ts";

const COLUMNS = [
  "Date",
  "Member",
  "Kind",
  "Points",
  "Counted",
  "Provisional",
  "With",
  "Entry id",
  "Member id",
];

/**
 * All entries of a period: the counted ones of each member add up to their points. Members who left are in it without
 * their names, as the chapter's total has their points.
 */
export async function exportLeaderboard(
  { db, member, now }: MemberContext,
  chapterId: string,
  period: Period,
): Promise<ApiResponse<RawBody>> {
  await findChapterOf(db, chapterId, member.id);
  const lines = exportLines(db, chapterId, firstMonth(period, monthOf(now)), member.id);
  return fileResponse(textStream(lines), { plainName: `leaderboard-${period}.csv` });
}

/** Month by month, so that the file of a large chapter needs little memory. */
async function* exportLines(
  db: Db,
  chapterId: string,
  from: string | null,
  viewerId: string,
): AsyncGenerator<string, void> {
  yield CSV_START + csvLines([COLUMNS]);
  const seated = new Map(
    (await listSeated(db, chapterId)).map(({ membership, name }) => [membership.memberId, name]),
  );
  const months = await db
    .selectDistinct({ month: chapterPoints.month })
    .from(chapterPoints)
    .where(entriesSince(chapterId, from))
    .orderBy(asc(chapterPoints.month));
  for (const { month } of months)
    yield csvLines(
      (await findEntries(db, chapterId, month)).map((found) => cellsOf(found, seated, viewerId)),
    );
}

const findEntries = (db: Db, chapterId: string, month: string) =>
  db
    .select({ entry: chapterPoints, provisional: isProvisional(chapterId), other: members.name })
    .from(chapterPoints)
    .leftJoin(members, and(eq(members.id, chapterPoints.withId), stays()))
    .where(and(eq(chapterPoints.chapterId, chapterId), eq(chapterPoints.month, month)))
    .orderBy(asc(chapterPoints.id));

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

function cellsOf(
  { entry, provisional, other }: Awaited<ReturnType<typeof findEntries>>[number],
  seated: ReadonlyMap<string, string>,
  viewerId: string,
): unknown[] {
  const name = seated.get(entry.memberId);
  const withName = isNamedTo(entry, viewerId) ? (other ?? WITH_FORMER_MEMBER) : SOME_MEMBER;
  return [
    dayInWords(entry.at),
    name ?? FORMER_MEMBER_NAME,
    POINT_KIND_LABEL[entry.kind],
    entry.points,
    yesOrNo(!entry.held),
    yesOrNo(provisional),
    entry.withId ? withName : "",
    entry.id,
    name === undefined ? "" : entry.memberId,
  ];
}
