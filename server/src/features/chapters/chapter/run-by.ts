import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { LISTED_STATUSES, OFFICER_ROLES } from "@cardplaza/contract/chapters/chapter-words";
import { takesPart } from "./chapter-queries.ts";
import { chapterMembers, chapters } from "./chapters.table.ts";

/** For `from`: `run`, each chapter that the member runs as an officer. Archived and suspended ones do nothing more. */
export const chaptersRunBy = (memberId: string): SQL => sql`(
  select ${chapters.id}, ${chapters.name}, ${chapters.createdAt} from ${chapterMembers}
  join ${chapters} on ${and(eq(chapters.id, chapterMembers.chapterId), inArray(chapters.status, [...LISTED_STATUSES]))}
  where ${and(eq(chapterMembers.memberId, memberId), inArray(chapterMembers.role, [...OFFICER_ROLES]), takesPart())}) run`;
