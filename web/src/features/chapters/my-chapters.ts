import { LISTED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import type { ThisWeek } from "@cardplaza/contract/chapters/chapters";
import { query } from "../../lib/query.ts";

const LISTED: readonly string[] = LISTED_STATUSES;

/** The chapters in which the member takes part now and that go on. */
export const myChaptersQuery = () => ({
  ...query["GET /api/chapters/week"](),
  staleTime: 60_000,
  select: ({ chapters }: ThisWeek) =>
    chapters
      .filter(({ chapter, status }) => status !== "suspended" && LISTED.includes(chapter.status))
      .map(({ chapter: { _id, name } }) => ({ _id, name })),
});
