import { z } from "zod";
import { Version, Id, Timestamp } from "../shapes.ts";
import { LinkField } from "../links/link-field.ts";
import { Line, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";
import {
  ALT_TEXT_MAX,
  AUTHOR_TYPES,
  MAX_MENTIONS,
  MAX_POST_PICTURES,
  POLL_DAYS,
  POLL_OPTIONS,
  POLL_OPTION_MAX,
  POST_KINDS,
  POST_MAX,
  POST_STATUSES,
  POST_TEXT,
  POST_VISIBILITIES,
  REACTIONS,
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

/** Start and length of a mention, in characters of the text as JavaScript counts them. */
export const Mention = z.object({ userId: Id, start: Count.min(0), length: Count.min(1) });
const MentionList = z.array(Mention).max(MAX_MENTIONS, `Mention at most ${MAX_MENTIONS} people.`);
export const Mentions = MentionList.default([]);

const PostPicture = z.object({ url: PictureUrl, alt: Line(0, ALT_TEXT_MAX).default("") });

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
  /** Moderators put this label on it. */
  madeWithAi: z.boolean(),
  created_at: Timestamp,
  editedAt: Timestamp.nullable(),
  version: Version,
});
export type Post = z.infer<typeof Post>;

/** http or https; an empty text means that there is none. */
export const PostLink = LinkField({ max: 2_000, message: POST_TEXT.badLink });
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
