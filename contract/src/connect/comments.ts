import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, SlugRef, Timestamp } from "../shapes.ts";
import { Text } from "../text.ts";
import { COMMENT_MAX } from "./post-words.ts";
import { Author, Mention, Mentions } from "./post.ts";

export const Comment = z.object({
  _id: Id,
  parentId: Id.nullable(),
  author: Author,
  body: z.string(),
  mentions: z.array(Mention),
  /** Replies to it; a reply has none. */
  replies: z.number().int(),
  isOwn: z.boolean(),
  /** Only its place is shown, for its replies: it was deleted, its author left, or there is a block between them and the viewer. */
  removed: z.boolean().optional(),
  created_at: Timestamp,
  editedAt: Timestamp.nullable(),
});
export type Comment = z.infer<typeof Comment>;

const OneComment = z.object({ id: Id });
const NewComment = z.object({ body: Text(1, COMMENT_MAX), mentions: Mentions });

export const comments = endpoints({
  "GET /api/posts/:id/comments": {
    summary: "The comments of a post, or the replies to one; a visitor sees the first three of a public post",
    params: z.object({ id: SlugRef }),
    query: z.object({ parentId: Id.optional(), cursor: Id.optional() }),
    returns: z.object({ comments: z.array(Comment), nextCursor: z.string().nullable() }),
  },
  "POST /api/posts/:id/comments": {
    summary: "Comment on a post, or reply to a comment",
    auth: "member",
    params: z.object({ id: SlugRef }),
    body: NewComment.extend({ parentId: Id.optional() }),
    returns: Comment,
    status: 201,
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "PATCH /api/comments/:id": {
    summary: "Edit a comment within 15 minutes",
    auth: "member",
    params: OneComment,
    body: NewComment,
    returns: Comment,
  },
  "DELETE /api/comments/:id": {
    summary: "Delete a comment; the post's author may delete any",
    auth: "member",
    params: OneComment,
    returns: null,
  },
});
