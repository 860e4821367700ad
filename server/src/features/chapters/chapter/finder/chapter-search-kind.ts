import { and, asc, gt, inArray } from "drizzle-orm";
import { CHAPTER_STATUS_LABEL } from "@cardplaza/contract/chapters/chapter-words";
import { rhythmText } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { SearchEntry, SearchKind } from "../../../../registry/search-kind.ts";
import { isListed } from "../chapters-seen.ts";
import { chapters, type ChapterRow } from "../chapters.table.ts";
import { chapterUrl } from "../present-chapter.ts";

/** How chapters are found among everything else. They belong to no one member, so nobody's plan lifts them. */
export const chapterSearchKind: SearchKind = {
  type: "chapter",
  categoryLabel: "Chapter",
  version: 1,
  async entriesOf(db, ids) {
    const rows = await db
      .select()
      .from(chapters)
      .where(and(inArray(chapters.id, ids), isListed()));
    return rows.map(entryOf);
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: chapters.id })
      .from(chapters)
      .where(gt(chapters.id, after))
      .orderBy(asc(chapters.id))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids) {
    const rows = await db
      .select()
      .from(chapters)
      .where(and(inArray(chapters.id, ids), isListed()));
    return rows.map((chapter) => ({
      _id: chapter.id,
      title: chapter.name,
      subtitle: rhythmText(chapter),
      image: chapter.cover || null,
      city: chapter.city,
      rating: null,
      facts: factsOf(chapter),
      url: chapterUrl(chapter),
    }));
  },
};

function factsOf({ seated, maxMembers, online, status }: ChapterRow): string[] {
  const free = maxMembers - seated;
  return [
    `${seated} ${seated === 1 ? "member" : "members"}`,
    ...(free > 0 ? [`${free} free ${free === 1 ? "seat" : "seats"}`] : []),
    ...(online ? ["Online"] : []),
    ...(status === "active" ? [] : [CHAPTER_STATUS_LABEL[status]]),
  ];
}

const entryOf = (chapter: ChapterRow): SearchEntry => ({
  id: chapter.id,
  ownerId: null,
  audience: "all",
  name: chapter.name,
  otherName: "",
  category: "Business networking chapter, referral group",
  categories: [],
  description: chapter.description,
  city: chapter.city,
  serves: [],
  state: chapter.state,
  pin: chapter.pin,
  lat: chapter.lat,
  lng: chapter.lng,
  ratingSum: 0,
  ratingCount: 0,
  verifiedUntil: null,
  completeness: (chapter.status === "active" ? 60 : 20) + (chapter.cover ? 20 : 0),
  isSlow: false,
  createdAt: chapter.createdAt,
  updatedAt: chapter.updatedAt,
});
