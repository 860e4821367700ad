import { sql, type SQL } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import {
  POST_KINDS,
  POST_STATUSES,
  POST_VISIBILITIES,
  REACTIONS,
  type PostKind,
  type PostStatus,
  type PostVisibility,
  type Reaction,
} from "@cardplaza/contract/connect/post-words";
import { atLeast, between, givenWith, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { admins } from "../../audit/admin.table.ts";
import { chapters } from "../../chapters/chapter/chapters.table.ts";
import { companies } from "../../companies/company/companies.table.ts";

const line = (name: string) => text(name).notNull().default("");
const count = (name: string) => integer(name).notNull().default(0);

export interface StoredMention {
  userId: string;
  start: number;
  length: number;
}
export interface StoredPoll {
  options: string[];
  endsAt: string;
}

export interface StoredLink {
  url: string;
  site: string;
  title: string;
  description: string;
  /** A picture of our own uploads, or empty. */
  image: string;
}

export const posts = pgTable(
  "posts",
  {
    id: text("id").primaryKey(),
    /** The member who wrote it, also for a company. */
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The company that speaks; null for the member's own. */
    companyId: text("company_id").references(() => companies.id, { onDelete: "cascade" }),
    /** The chapter whose members it is for; null unless the visibility says so. */
    chapterId: text("chapter_id").references(() => chapters.id, { onDelete: "cascade" }),
    /** By it feeds are read: each member follows some chapters, companies and members. */
    sourceId: text("source_id")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${posts.chapterId}, ${posts.companyId}, ${posts.memberId})`),
    kind: text("kind").$type<PostKind>().notNull().default("update"),
    body: text("body").notNull(),
    mentions: jsonb("mentions").$type<StoredMention[]>().notNull().default([]),
    images: jsonb("images").$type<{ url: string; alt: string }[]>().notNull().default([]),
    poll: jsonb("poll").$type<StoredPoll>(),
    link: jsonb("link").$type<StoredLink>(),
    visibility: text("visibility").$type<PostVisibility>().notNull().default("public"),
    status: text("status").$type<PostStatus>().notNull().default("published"),
    /** Moderators put a label on it: made or changed with AI. */
    madeWithAi: boolean("made_with_ai").notNull().default(false),
    /** Why it waits, or an administrator's reason. */
    statusReason: line("status_reason"),
    decidedBy: text("decided_by").references(() => admins.id),
    /** Reports before this time have been looked at. */
    decidedAt: time("decided_at"),
    /** Counts change in the transaction that changes the counted rows. */
    likes: count("likes"),
    celebrations: count("celebrations"),
    insights: count("insights"),
    supports: count("supports"),
    comments: count("comments"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    editedAt: time("edited_at"),
    version: editVersion(),
    deletedAt: time("deleted_at"),
    /** Of the text in lower case without spaces: the same one again is a repetition. */
    textHash: text("text_hash").notNull(),
  },
  (table) => [
    // The feed of few connections reads each source's newest, that of many walks back over all.
    index("posts_source")
      .on(table.sourceId, table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'published' and ${table.deletedAt} is null`),
    index("posts_newest")
      .on(table.id.desc().nullsFirst(), table.sourceId, table.visibility)
      .where(sql`${table.status} = 'published' and ${table.deletedAt} is null`),
    index("posts_member").on(table.memberId, table.id.desc().nullsFirst()),
    index("posts_company").on(table.companyId),
    index("posts_chapter")
      .on(table.chapterId)
      .where(sql`${table.chapterId} is not null`),
    index("posts_waiting")
      .on(table.id)
      .where(sql`${table.status} = 'waiting'`),
    index("posts_text").on(table.textHash, table.id),
    index("posts_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    // An erased one has no text.
    index("posts_to_erase")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.body} <> ''`),
    oneOf(table.kind, POST_KINDS),
    oneOf(table.visibility, POST_VISIBILITIES),
    givenWith(table.chapterId, table.visibility, "chapter"),
    oneOf(table.status, POST_STATUSES),
    ...[table.likes, table.celebrations, table.insights, table.supports, table.comments].map((column) =>
      atLeast(column, 0),
    ),
  ],
);
export type PostRow = typeof posts.$inferSelect;

/** The column that counts the reactions of each kind. */
export const REACTION_COUNT = {
  like: "likes",
  celebrate: "celebrations",
  insightful: "insights",
  support: "supports",
} as const satisfies Record<Reaction, keyof PostRow>;

/** What a post said before each edit. */
export const postEdits = pgTable(
  "post_edits",
  {
    id: text("id").primaryKey(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    /** Who could see that version. */
    visibility: text("visibility").$type<PostVisibility>().notNull(),
    chapterId: text("chapter_id").references(() => chapters.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
  },
  (table) => [
    index("post_edits_post").on(table.postId, table.id),
    index("post_edits_chapter")
      .on(table.chapterId)
      .where(sql`${table.chapterId} is not null`),
    oneOf(table.visibility, POST_VISIBILITIES),
    givenWith(table.chapterId, table.visibility, "chapter"),
  ],
);

export const postReactions = pgTable(
  "post_reactions",
  {
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: text("kind").$type<Reaction>().notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index("post_reactions_member").on(table.memberId),
    index("post_reactions_newest").on(table.postId, table.at.desc().nullsFirst(), table.memberId),
    oneOf(table.kind, REACTIONS),
  ],
);

export const pollVotes = pgTable(
  "poll_votes",
  {
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    option: smallint("option").notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index("poll_votes_member").on(table.memberId),
    between(table.option, 0, 3),
  ],
);

/** The hashtags of published posts, in lower case without the sign. */
export const postTags = pgTable(
  "post_tags",
  {
    tag: text("tag").notNull(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.tag, table.postId] }), index("post_tags_post").on(table.postId)],
);

/** What a link led to when the server last looked, for a day. */
export const linkPreviews = pgTable(
  "link_previews",
  {
    url: text("url").primaryKey(),
    /** The preview; null if there was nothing to show. */
    found: jsonb("found").$type<StoredLink>(),
    /** A post shows it, so its picture stays. */
    used: boolean("used").notNull().default(false),
    fetchedAt: time("fetched_at").notNull(),
  },
  (table) => [index("link_previews_fetched").on(table.fetchedAt)],
);
