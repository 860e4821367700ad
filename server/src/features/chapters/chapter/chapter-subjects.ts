import { and, eq, inArray } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { chapterMembers, chapters } from "./chapters.table.ts";

/** What is decided about a chapter concerns its leader. */
export async function findChapterSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const isLeader = and(eq(chapterMembers.chapterId, chapters.id), eq(chapterMembers.role, "leader"));
  const rows = await db
    .select({ row: chapters, memberId: chapterMembers.memberId })
    .from(chapters)
    .leftJoin(chapterMembers, isLeader)
    .where(inArray(chapters.id, [...ids]));
  return new Map(
    rows.map(({ row, memberId }) => [
      row.id,
      {
        memberId,
        title: row.name,
        text: [row.city, row.description, row.venue, row.link].filter(Boolean).join("\n"),
        pictures: [row.cover].filter(Boolean),
        path: chapterPath(row.id),
        state: row.status === "suspended" ? "hidden" : "shown",
        note: row.suspendedFor,
      },
    ]),
  );
}
