import { z } from "zod";
import { AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { reportCall } from "../moderation/report-call.ts";
import { Id, SlugRef, Timestamp } from "../shapes.ts";
import { Line } from "../text.ts";
import { Author, LinkPreview, NewPost, Post, PostChange, PostLink } from "./post.ts";
import {
  FEED_SCOPES,
  FEED_SORTS,
  POLL_OPTIONS,
  POST_DECISIONS,
  REACTIONS,
  TAG_OF_POST_MAX,
} from "./post-words.ts";

const Count = z.number().int();
/** The id of a post as an address has it, in capitals too. */
const OnePost = z.object({ id: SlugRef });
const Cursor = z.string().max(100).optional();
const PostPage = z.object({ posts: z.array(Post), nextCursor: z.string().nullable() });
const WRITES = { points: 120, seconds: 3600, by: "account" } as const;

export const posts = endpoints({
  "GET /api/posts/feed": {
    summary: "Posts of your connections, chapters and what you follow, of everybody, or those you saved",
    auth: "member",
    query: z.object({
      scope: z.enum(FEED_SCOPES).catch("my").default("my"),
      sort: z.enum(FEED_SORTS).catch("latest").default("latest"),
      /** With bookmarks: only those of this collection. */
      collection: Id.optional(),
      /** With Explore: only posts with this hashtag, written without its sign. */
      tag: Line(0, TAG_OF_POST_MAX).optional(),
      cursor: Cursor,
    }),
    returns: PostPage,
  },
  "GET /api/posts": {
    summary: "The posts of a member or a company that you may see; a visitor sees public ones of a company",
    query: z.object({ authorId: Id, cursor: Cursor }),
    returns: PostPage,
  },
  "GET /api/posts/talked-about": {
    summary: "The hashtags of the last seven days that most people used",
    auth: "member",
    returns: z.object({ tags: z.array(z.object({ tag: z.string(), posts: Count })) }),
  },
  "GET /api/posts/:id": {
    summary: "A post, as you may see it; 410 for a removed one that was public",
    params: OnePost,
    returns: Post,
  },
  "GET /api/posts/:id/og.jpg": {
    summary: "The preview image of a public post",
    params: OnePost,
    returns: { raw: "image/jpeg" },
  },
  "POST /api/posts": {
    summary: "Write a post as yourself or as a company you manage",
    auth: "member",
    body: NewPost,
    returns: Post,
    status: 201,
    limit: WRITES,
  },
  "PATCH /api/posts/:id": {
    summary: "Edit a post; what it said before stays in its history",
    auth: "member",
    params: OnePost,
    body: PostChange,
    returns: Post,
    limit: WRITES,
  },
  "DELETE /api/posts/:id": { summary: "Delete a post", auth: "member", params: OnePost, returns: null },
  "GET /api/posts/:id/history": {
    summary: "What an edited post said before",
    auth: "member",
    params: OnePost,
    returns: z.object({ edits: z.array(z.object({ body: z.string(), at: Timestamp })) }),
  },
  "PUT /api/posts/:id/reaction": {
    summary: "React to a post; a second reaction replaces the first",
    auth: "member",
    params: OnePost,
    body: z.object({ kind: z.enum(REACTIONS) }),
    returns: Post,
    limit: { points: 600, seconds: 3600, by: "account" },
  },
  "DELETE /api/posts/:id/reaction": {
    summary: "Take a reaction back",
    auth: "member",
    params: OnePost,
    returns: Post,
  },
  "GET /api/posts/:id/reactions": {
    summary: "Who reacted, newest first",
    auth: "member",
    params: OnePost,
    query: z.object({ cursor: Cursor }),
    returns: z.object({
      reactions: z.array(z.object({ kind: z.enum(REACTIONS), by: Author })),
      nextCursor: z.string().nullable(),
    }),
  },
  "POST /api/posts/:id/vote": {
    summary: "Vote in a poll, once",
    auth: "member",
    params: OnePost,
    body: z.object({ option: Count.min(0).max(POLL_OPTIONS[1] - 1) }),
    returns: Post,
  },
  "POST /api/posts/:id/report": reportCall("a post", OnePost),
  "PATCH /api/admin/posts/:id": {
    summary: "Show a post that waits, or remove one",
    auth: "admin",
    roles: ["moderator"],
    denied: "Only moderators decide on posts.",
    params: OnePost,
    body: z.object({
      action: z.enum(POST_DECISIONS),
      reason: AuditReason.optional(),
      version: z.number().int(),
    }),
    returns: Post,
  },
  "POST /api/link-previews": {
    summary: "What a link leads to, for the composer",
    auth: "member",
    body: z.object({ url: PostLink }),
    returns: z.object({ link: LinkPreview.nullable() }),
    limit: { points: 120, seconds: 3600, by: "account" },
  },
});
