import { z } from "zod";
import { AuditReason } from "../admin/admin-sign-in.ts";
import { Version } from "../edited-on.ts";
import { endpoints } from "../endpoint.ts";
import { LinkField } from "../link-field.ts";
import { reportCall } from "../moderation/report-call.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";
import {
  ALT_TEXT_MAX,
  AUTHOR_TYPES,
  FEED_SCOPES,
  FEED_SORTS,
  MAX_MENTIONS,
  MAX_POST_PICTURES,
  POLL_DAYS,
  POLL_OPTION_MAX,
  POLL_OPTIONS,
  POST_DECISIONS,
  POST_KINDS,
  POST_MAX,
  POST_STATUSES,
  POST_TEXT,
  POST_VISIBILITIES,
  REACTIONS,
  TAG_OF_POST_MAX,
} from "./post-words.ts";

const Count = z.number().int();

/** A member or a company they manage; a member who left has no id. */
export const Author = z.object({
  type: z.enum(AUTHOR_TYPES),
  _id: Id.nullable(),
  name: z.string(),
  headline: z.string(),
  image: z.string(),
  /** The page of it, if the viewer may open it. */
  path: z.string(),
});
export type Author = z.infer<typeof Author>;

/** In characters of the text, as JavaScript counts them. */
export const Mention = z.object({ userId: Id, start: Count.min(0), length: Count.min(1) });
const MentionList = z.array(Mention).max(MAX_MENTIONS, `Mention at most ${MAX_MENTIONS} people.`);
export const Mentions = MentionList.default([]);

export const PostPicture = z.object({ url: PictureUrl, alt: Line(0, ALT_TEXT_MAX).default("") });

/** Fetched by the server and shown as our own card. */
export const LinkPreview = z.object({
  url: z.string(),
  site: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
});

export const Poll = z.object({
  options: z.array(z.object({ text: z.string(), votes: Count })),
  endsAt: Timestamp,
  /** The option that the viewer chose. */
  own: Count.nullable(),
});

export const Post = z.object({
  _id: Id,
  authorType: z.enum(AUTHOR_TYPES),
  author: Author,
  kind: z.enum(POST_KINDS),
  body: z.string(),
  mentions: z.array(Mention),
  images: z.array(PostPicture),
  poll: Poll.nullable(),
  link: LinkPreview.nullable(),
  visibility: z.enum(POST_VISIBILITIES),
  /** The one whose members it is for. */
  chapter: z.object({ _id: Id, name: z.string() }).nullable(),
  reactions: z.record(z.enum(REACTIONS), Count),
  ownReaction: z.enum(REACTIONS).nullable(),
  comments: Count,
  bookmarked: z.boolean(),
  /** The viewer gets no notifications about it. */
  muted: z.boolean(),
  /** The viewer wrote it, also for a company. */
  isOwn: z.boolean(),
  /** Where "Ask for price" leads; only for an offer that somebody else made. */
  askAt: z.string().nullable(),
  /** Why it is in the feed: "Asha reacted to this", "You follow Deccan Fasteners". */
  why: z.string(),
  status: z.enum(POST_STATUSES),
  created_at: Timestamp,
  editedAt: Timestamp.nullable(),
  version: Version,
});
export type Post = z.infer<typeof Post>;

/** http or https; an empty text means that there is none. */
const PostLink = LinkField({ max: 2_000, message: POST_TEXT.badLink });
const NewPoll = z.object({
  options: z.array(Line(1, POLL_OPTION_MAX)).min(POLL_OPTIONS[0]).max(POLL_OPTIONS[1]),
  days: Count.min(POLL_DAYS[0]).max(POLL_DAYS[1]),
});

/** Without defaults: what an edit or a draft does not send stays as it is. */
const PostFields = z.object({
  kind: z.enum(POST_KINDS),
  body: Text(1, POST_MAX),
  mentions: MentionList,
  images: z.array(PostPicture).max(MAX_POST_PICTURES),
  poll: NewPoll.nullable(),
  link: PostLink.nullable(),
  visibility: z.enum(POST_VISIBILITIES),
  /** With `chapter`: the one that it is for. Who is in a single chapter need not name it. */
  chapterId: Id,
});

export const NewPost = PostFields.extend({
  /** A company that the member manages writes it. */
  companyId: Id.optional(),
  kind: PostFields.shape.kind.default("update"),
  mentions: Mentions,
  images: PostFields.shape.images.default([]),
  poll: PostFields.shape.poll.optional(),
  link: PostFields.shape.link.optional(),
  visibility: PostFields.shape.visibility.default("public"),
  chapterId: PostFields.shape.chapterId.optional(),
});
export type NewPost = z.infer<typeof NewPost>;

/** Only what is sent changes; null takes the poll or the link away. */
export const PostChange = PostFields.partial().extend({ version: z.number().int().min(0).optional() });
export type PostChange = z.infer<typeof PostChange>;

/** A draft may have gaps. */
export const DraftContents = PostFields.partial().extend({
  companyId: Id.optional(),
  body: z.string().max(POST_MAX).optional(),
});
export type DraftContents = z.infer<typeof DraftContents>;

const OnePost = z.object({ id: Id });
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
      /** Of bookmarks. */
      collection: Id.optional(),
      /** Of Explore: a hashtag, without its sign. */
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
