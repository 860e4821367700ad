import { and, inArray, isNull } from "drizzle-orm";
import { postPath } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { posts } from "./posts.table.ts";

const STATE = { published: "shown", waiting: "waiting", removed: "hidden" } as const;

/** Posts as people see them. A deleted one is gone. */
export async function findPostSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isNull(posts.deletedAt)));
  return new Map(
    rows.map(({ id, memberId, body, images, poll, link, status, statusReason }) => [
      id,
      {
        memberId,
        title: body,
        text: [body, ...(poll?.options ?? []), link?.url].filter(Boolean).join("\n"),
        pictures: images.map(({ url }) => url),
        path: postPath(id),
        state: STATE[status],
        note: statusReason,
      },
    ]),
  );
}
