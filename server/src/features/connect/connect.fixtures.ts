import type { ConnectionStatus } from "@cardplaza/contract/people/connection-words";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { startSession } from "../accounts/sessions/start-session.ts";
import { pairOf } from "../people/connections/connection-conditions.ts";
import { connections, type ConnectionRow } from "../people/connections/connections.table.ts";
import { comments, type CommentRow } from "./comments/comments.table.ts";
import { posts, type PostRow } from "./posts/posts.table.ts";

type Somebody = Pick<Person, "member">;

/** Inserts a connection straight into the database. */
export async function connect(
  app: Pick<TestApp, "db">,
  inviter: Somebody,
  other: Somebody,
  status: ConnectionStatus = "accepted",
  at = new Date(),
): Promise<ConnectionRow> {
  return one(
    await app.db
      .insert(connections)
      .values({
        id: newId(at.getTime()),
        ...pairOf(inviter.member.id, other.member.id),
        inviterId: inviter.member.id,
        status,
        invitedAt: at,
        answeredAt: status === "pending" ? null : at,
      })
      .returning(),
  );
}

/** A new session, for a test that is longer than a session lasts. */
export const signInAgain = async (app: Pick<TestApp, "db">, { member }: Person): Promise<Person> => ({
  member,
  token: await inTransaction(app.db, (tx) =>
    startSession(tx, member.id, { device: "Test", now: new Date() }),
  ),
});

/** Inserts a public post straight into the database; each test sets what differs. */
export async function insertPost(
  app: Pick<TestApp, "db">,
  author: Somebody,
  fields: Partial<PostRow> = {},
  at = new Date(),
): Promise<PostRow> {
  return one(
    await app.db
      .insert(posts)
      .values({
        id: newId(at.getTime()),
        memberId: author.member.id,
        body: "A new machine has arrived.",
        textHash: newId(),
        createdAt: at,
        updatedAt: at,
        ...fields,
      })
      .returning(),
  );
}

/** Inserts a comment without counting it. */
export async function insertComment(
  app: Pick<TestApp, "db">,
  post: { id: string },
  author: Somebody,
  fields: Partial<CommentRow> = {},
  at = new Date(),
): Promise<CommentRow> {
  return one(
    await app.db
      .insert(comments)
      .values({
        id: newId(at.getTime()),
        postId: post.id,
        memberId: author.member.id,
        body: "Well done.",
        createdAt: at,
        ...fields,
      })
      .returning(),
  );
}
