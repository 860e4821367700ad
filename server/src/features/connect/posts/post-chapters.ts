import { POST_TEXT, type PostVisibility } from "@cardplaza/contract/connect/post-words";
import type { Tx } from "../../../platform/database.ts";
import { invalid } from "../../../platform/refusals.ts";
import { chaptersOf } from "../../chapters/chapter/chapter-queries.ts";
import { isListedStatus } from "../../chapters/chapter/chapters-seen.ts";

interface Wanted {
  visibility: PostVisibility;
  chapterId?: string;
  companyId?: string | null;
}

/** The chapter that a post of this member is for; null unless the visibility says so. `before` is where it was. */
export async function chapterFor(
  tx: Tx,
  memberId: string,
  { visibility, chapterId, companyId }: Wanted,
  before: string | null = null,
): Promise<string | null> {
  if (visibility !== "chapter") return null;
  if (companyId) throw invalid({ visibility: POST_TEXT.companyInChapter });
  if (before && (chapterId ?? before) === before) return before;
  const own = (await chaptersOf(tx, memberId)).filter(({ chapter }) => isListedStatus(chapter.status));
  const ids = own.map(({ chapter }) => chapter.id);
  if (chapterId && !ids.includes(chapterId)) throw invalid({ chapterId: POST_TEXT.notInChapter });
  const [only, another] = chapterId ? [chapterId] : ids;
  if (!only) throw invalid({ visibility: POST_TEXT.noChapter });
  if (another) throw invalid({ chapterId: POST_TEXT.chooseChapter });
  return only;
}
