import { eq } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { comments } from "../../features/connect/comments/comments.table.ts";
import { posts, type PostRow } from "../../features/connect/posts/posts.table.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { mentionsIn } from "./mentions-in.ts";
import type { PeopleByKey } from "./people-by-key.ts";
import type { SampleComment } from "./posts.ts";

interface Loading {
  people: PeopleByKey;
  now: Date;
}

/** Comments an hour apart, each reply some minutes after what it answers. */
export async function addComments(
  tx: Tx,
  post: PostRow,
  written: readonly SampleComment[],
  { people, now }: Loading,
): Promise<void> {
  // Of a post that is hours old the comments lie closer together.
  const room = (now.getTime() - post.createdAt.getTime()) / (written.length + 1);
  const apart = Math.min(HOUR_MS, room);
  let count = 0;
  const add = async (by: string, text: string, at: Date, parentId: string | null, replies: number) => {
    const member = people.get(by);
    if (!member) return undefined;
    const id = newId(at.getTime());
    await tx.insert(comments).values({
      id,
      postId: post.id,
      parentId,
      memberId: member.id,
      ...mentionsIn(text, people),
      replies,
      createdAt: at,
    });
    count += 1;
    return id;
  };
  for (const [order, { by, text, replies = [] }] of written.entries()) {
    const at = post.createdAt.getTime() + (order + 1) * apart;
    const parentId = await add(by, text, new Date(at), null, replies.length);
    if (!parentId) continue;
    const gap = Math.min(8 * MINUTE_MS, apart / (replies.length + 1));
    for (const [place, reply] of replies.entries())
      await add(reply.by, reply.text, new Date(at + (place + 1) * gap), parentId, 0);
  }
  if (count > 0) await tx.update(posts).set({ comments: count }).where(eq(posts.id, post.id));
}
