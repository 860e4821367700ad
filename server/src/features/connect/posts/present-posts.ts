import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Post } from "@cardplaza/contract/connect/post";
import type { Context } from "../../../context.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { chapterNames } from "../../chapters/chapter/chapter-queries.ts";
import { bookmarks, mutedPosts } from "../kept/kept.table.ts";
import { askPathsOf } from "./ask-at.ts";
import { authorsOf } from "./authors.ts";
import { mentionsSeenBy } from "../check-mentions.ts";
import { isWrittenBy } from "./post-conditions.ts";
import { pollVotes, postReactions, posts, type PostRow } from "./posts.table.ts";

export type Viewer = Pick<Context, "db" | "now" | "member">;
export type PostJson = z.input<typeof Post>;

/** Posts that the viewer may see, in their order. */
export async function presentPosts(
  { db, member }: Viewer,
  rows: readonly PostRow[],
  whyOf: (row: PostRow) => string = () => "",
): Promise<PostJson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const viewerId = member?.id ?? null;
  const authorOf = await authorsOf(db, viewerId, rows);
  const own = await ownMarks(db, viewerId, ids);
  const votes = await votesOf(
    db,
    rows.filter(({ poll }) => poll !== null).map(({ id }) => id),
  );
  const linked = await mentionsSeenBy(
    db,
    viewerId,
    rows.flatMap(({ mentions }) => mentions),
  );
  const nameOf = await chapterNames(
    db,
    rows.flatMap(({ chapterId }) => chapterId ?? []),
  );
  const isAsked = ({ id, kind }: PostRow) => kind === "offer" && !own.written.has(id);
  const askPath = await askPathsOf(db, rows.filter(isAsked));
  return rows.map((row) => {
    const author = authorOf(row);
    return {
      _id: row.id,
      authorType: author.type,
      author,
      kind: row.kind,
      body: row.body,
      mentions: row.mentions.filter(({ userId }) => linked.has(userId)),
      images: row.images,
      poll: row.poll && {
        options: row.poll.options.map((text, at) => ({ text, votes: votes.get(`${row.id} ${at}`) ?? 0 })),
        endsAt: new Date(row.poll.endsAt),
        own: own.votes.get(row.id) ?? null,
      },
      link: row.link,
      visibility: row.visibility,
      chapter: row.chapterId === null ? null : { _id: row.chapterId, name: nameOf.get(row.chapterId) ?? "" },
      reactions: {
        like: row.likes,
        celebrate: row.celebrations,
        insightful: row.insights,
        support: row.supports,
      },
      ownReaction: own.reactions.get(row.id) ?? null,
      comments: row.comments,
      bookmarked: own.bookmarked.has(row.id),
      muted: own.muted.has(row.id),
      isOwn: own.written.has(row.id),
      askAt: isAsked(row) ? askPath(row) : null,
      why: whyOf(row),
      status: row.status,
      madeWithAi: row.madeWithAi,
      created_at: row.createdAt,
      editedAt: row.editedAt,
      version: row.version,
    };
  });
}

/** What the viewer did with these posts; nothing for a visitor. */
async function ownMarks(db: Viewer["db"], viewerId: string | null, ids: string[]) {
  if (viewerId === null)
    return {
      reactions: new Map(),
      votes: new Map(),
      bookmarked: new Set(),
      muted: new Set(),
      written: new Set(),
    };
  const isOwn = (table: typeof postReactions | typeof pollVotes | typeof bookmarks | typeof mutedPosts) =>
    and(eq(table.postId, posts.id), eq(table.memberId, viewerId));
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select({
        id: posts.id,
        reaction: postReactions.kind,
        vote: pollVotes.option,
        saved: bookmarks.at,
        muted: mutedPosts.at,
        isWritten: sql<boolean>`${isWrittenBy(viewerId)}`,
      })
      .from(posts)
      .leftJoin(postReactions, isOwn(postReactions))
      .leftJoin(pollVotes, isOwn(pollVotes))
      .leftJoin(bookmarks, isOwn(bookmarks))
      .leftJoin(mutedPosts, isOwn(mutedPosts))
      .where(sql`${posts.id} = any(${sql.param(ids)}::text[])`),
  );
  const idsWhere = (which: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(which).map(({ id }) => id));
  return {
    reactions: new Map(rows.map(({ id, reaction }) => [id, reaction])),
    votes: new Map(rows.map(({ id, vote }) => [id, vote])),
    bookmarked: idsWhere(({ saved }) => saved !== null),
    muted: idsWhere(({ muted }) => muted !== null),
    written: idsWhere(({ isWritten }) => isWritten),
  };
}

/** The votes by post and option. */
async function votesOf(db: Viewer["db"], ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select({ postId: pollVotes.postId, option: pollVotes.option, count: sql<number>`count(*)::int` })
      .from(pollVotes)
      .where(sql`${pollVotes.postId} = any(${sql.param(ids)}::text[])`)
      .groupBy(pollVotes.postId, pollVotes.option),
  );
  return new Map(rows.map(({ postId, option, count }) => [`${postId} ${option}`, count]));
}
