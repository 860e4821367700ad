import { and, eq, inArray, not, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { NEW_POST_EVENT } from "@cardplaza/contract/connect/post-words";
import type { Services } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { memberIdsOf } from "../../chapters/chapter/members/membership-conditions.ts";
import { companyFollowers } from "../../companies/company/companies.table.ts";
import { connectedIds } from "../../people/connections/connection-conditions.ts";
import { hasMuted } from "../../people/muted/muted-conditions.ts";
import { whoMutesWordsOf } from "../../people/muted/muted-words.ts";
import { isPublished, isSeenBy } from "./post-conditions.ts";
import { textOf } from "./post-text.ts";
import { posts, type PostRow } from "./posts.table.ts";

/** The members whose feed a post belongs to. */
export const NEW_POST_AUDIENCE = "feeds-with-post";

const query = new QueryBuilder();
const reader = sql`reader.id`;

/** Reaches the open feeds of connections, followers or members of a chapter as soon as the post is there. */
export async function publishNewPost(
  { live }: Pick<Services, "live">,
  tx: Tx,
  { id, status }: Pick<PostRow, "id" | "status">,
): Promise<void> {
  if (status !== "published") return;
  await live.publishTo(tx, { kind: NEW_POST_AUDIENCE, id }, NEW_POST_EVENT, { postId: id });
}

/** Of these members, those who have the post in their feed, besides those who wrote it. */
export async function findFeedsWith(db: Db, postId: string, memberIds: string[]): Promise<string[]> {
  const [post] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), isPublished()));
  if (!post) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    with reader as materialized (${readersOf(post, memberIds)})
    select ${reader} from reader join ${posts} on ${eq(posts.id, postId)}
    where ${isSeenBy(reader)} and ${not(mutesAuthor(post))}`);
  const ids = rows.map(({ id }) => id);
  const unwilling = await whoMutesWordsOf(db, ids, textOf(post));
  return ids.filter((id) => !unwilling.has(id));
}

function readersOf({ memberId, companyId, chapterId }: PostRow, memberIds: string[]) {
  if (companyId === null)
    return sql`select known.id from (${chapterId ? memberIdsOf(chapterId) : connectedIds(memberId)}) known (id)
      where known.id = any(${sql.param(memberIds)}::text[]) and known.id <> ${memberId}`;
  return query
    .select({ id: sql<string>`${companyFollowers.memberId}`.as("id") })
    .from(companyFollowers)
    .where(and(eq(companyFollowers.companyId, companyId), inArray(companyFollowers.memberId, memberIds)))
    .getSQL();
}

const mutesAuthor = ({ companyId, memberId }: PostRow) =>
  sql`(${companyId === null} and ${hasMuted(reader, memberId)})`;
