import { inArray } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import type { CaseSubject } from "../../registry/moderated.ts";
import { reviews } from "./reviews.table.ts";

const STATE = { published: "shown", pending: "waiting", hidden: "hidden", withdrawn: "hidden" } as const;

export async function findReviewSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.id, [...ids]));
  return new Map(
    rows.map(({ id, authorId, rating, title, body, photos, status, flags, hiddenReason }) => [
      id,
      {
        memberId: authorId,
        title: title || body,
        text: `${rating}/5 ${title}\n${body}`,
        pictures: photos,
        path: null,
        state: STATE[status],
        note: hiddenReason ?? flags.join(", "),
      },
    ]),
  );
}
