import type { Db, Tx } from "../../../platform/database.ts";
import { chaptersOf, isOfficer } from "../../chapters/chapter/chapter-queries.ts";

/** The ids of the chapters of which the member is an officer now. */
export async function chaptersLedBy(db: Db | Tx, memberId: string): Promise<ReadonlySet<string>> {
  const all = await chaptersOf(db, memberId);
  return new Set(all.flatMap(({ chapter, membership }) => (isOfficer(membership.role) ? [chapter.id] : [])));
}
