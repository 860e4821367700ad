import { TOP_PER_AUTHOR } from "@cardplaza/contract/connect/post-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Written } from "../posts/authors.ts";
import type { PostRow } from "../posts/posts.table.ts";

export type Ranked = Pick<
  PostRow,
  | "id"
  | "memberId"
  | "companyId"
  | "createdAt"
  | "likes"
  | "celebrations"
  | "insights"
  | "supports"
  | "comments"
>;

/** A comment takes more than a reaction. */
export const COMMENT_WEIGHT = 2;
/** A post without any engagement counts a little, so that new ones come before old ones. */
export const HEAD_START = 1;
export const GRACE_HOURS = 2;
export const DECAY = 1.5;
const WINDOW = 10;

/** Engagement, which counts for less the older the post is. */
function topScore(post: Ranked, now: Date): number {
  const { likes, celebrations, insights, supports, comments } = post;
  const engagement = likes + celebrations + insights + supports + COMMENT_WEIGHT * comments;
  const hours = Math.max(0, now.getTime() - post.createdAt.getTime()) / HOUR_MS;
  return (engagement + HEAD_START) / (hours + GRACE_HOURS) ** DECAY;
}

export const rankTop = <Post extends Ranked>(posts: readonly Post[], now: Date): Post[] =>
  spreadAuthors(
    posts
      .map((post) => ({ post, score: topScore(post, now) }))
      .toSorted((one, other) => other.score - one.score || (one.post.id < other.post.id ? 1 : -1))
      .map(({ post }) => post),
  );

const authorOf = ({ companyId, memberId }: Written) => companyId ?? memberId;

/** At most two of an author in any ten. What finds no place any more is left out. */
export function spreadAuthors<Post extends Written>(sorted: readonly Post[]): Post[] {
  const waiting = [...sorted];
  const placed: Post[] = [];
  for (;;) {
    const last = placed.slice(1 - WINDOW);
    const countOf = (author: string) => last.filter((post) => authorOf(post) === author).length;
    const next = waiting.findIndex((post) => countOf(authorOf(post)) < TOP_PER_AUTHOR);
    if (next < 0) return placed;
    placed.push(...waiting.splice(next, 1));
  }
}
