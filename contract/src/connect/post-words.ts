// Limits, lists and texts of posts. Free of zod: pages and forms import it.
import { liveEvent } from "../live/live-stream.ts";

export const POST_KINDS = ["update", "ask", "offer", "win", "referral_wanted"] as const;
export type PostKind = (typeof POST_KINDS)[number];
export const POST_KIND_LABEL: Record<PostKind, string> = {
  update: "Update",
  ask: "Ask",
  offer: "Offer",
  win: "Win",
  referral_wanted: "Referral wanted",
};
/** The one clear next step of each kind. Those with a beginning start a comment with it. */
export const NEXT_STEP: Record<PostKind, { words: string; label: string; beginning: string } | null> = {
  update: null,
  ask: { words: "Can you help?", label: "Offer help", beginning: "I can help: " },
  offer: { words: "Interested?", label: "Ask for price", beginning: "" },
  win: { words: "Share the joy.", label: "Congratulate", beginning: "Congratulations! " },
  referral_wanted: {
    words: "Do you know the right person?",
    label: "I know someone",
    beginning: "I know someone: ",
  },
};

/** Everybody; only the author's connections, of a company its followers; or only the members of one chapter. */
export const POST_VISIBILITIES = ["public", "connections", "chapter"] as const;
export type PostVisibility = (typeof POST_VISIBILITIES)[number];

export const AUTHOR_TYPES = ["user", "company"] as const;

export const REACTIONS = ["like", "celebrate", "insightful", "support"] as const;
export type Reaction = (typeof REACTIONS)[number];
export const REACTION_LABEL: Record<Reaction, string> = {
  like: "Like",
  celebrate: "Celebrate",
  insightful: "Insightful",
  support: "Support",
};

/** `waiting`: for a moderator, because of a flood, a repetition or many reports. */
export const POST_STATUSES = ["published", "waiting", "removed"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
export const POST_DECISIONS = ["approve", "remove", "delete", "label", "unlabel"] as const;

export const FEED_SCOPES = ["my", "explore", "bookmarks"] as const;
export type FeedScope = (typeof FEED_SCOPES)[number];
export const FEED_SORTS = ["latest", "top"] as const;
export type FeedSort = (typeof FEED_SORTS)[number];

export const POST_MAX = 3_000;
export const COMMENT_MAX = 1_250;
export const MAX_POST_PICTURES = 4;
export const ALT_TEXT_MAX = 300;
export const MAX_MENTIONS = 5;
export const MAX_POSTS_A_DAY = 20;
export const MAX_DRAFTS = 20;
export const POLL_OPTIONS = [2, 4] as const;
export const POLL_OPTION_MAX = 40;
export const POLL_DAYS = [1, 14] as const;
export const COMMENT_EDIT_MINUTES = 15;
export const POSTS_PER_PAGE = 20;
export const COMMENTS_PER_PAGE = 20;
/** What a visitor sees below a public post. */
export const VISITOR_COMMENTS = 3;
/** How many of ten posts in Top may be by one author. */
export const TOP_PER_AUTHOR = 2;
export const EXPLORE_DAYS = 7;
/** So many different reporters hide a post for all, until a moderator looks. */
export const REPORTERS_TO_HIDE = 5;
/** The same text again within these days waits for a moderator, and so does one that so many members post in a day. */
export const SAME_TEXT_DAYS = 7;
export const SAME_TEXT_AUTHORS = 3;
/** A shorter text without a link is a greeting: many may write the same. */
export const SAME_TEXT_LONG = 120;
/** Further posts with links in an hour wait for a moderator. */
export const LINK_POSTS_AN_HOUR = 5;
/** A deleted post is erased after these days. */
export const POST_KEPT_DAYS = 30;
export const MAX_COLLECTIONS = 50;
export const COLLECTION_NAME_MAX = 40;
export const MAX_TAGS_OF_POST = 10;
export const TAG_OF_POST_MAX = 40;
/** How many posts are kept ready for Explore. */
export const EXPLORED_POSTS = 2_000;
/** So many hashtags are shown as talked about, each used by at least so many people. */
export const TALKED_ABOUT_TAGS = 10;
export const TALKED_ABOUT_AUTHORS = 2;

export const POST_TEXT = {
  notFound: "Post not found",
  gone: "This post was removed.",
  commentRemoved: "This comment was removed.",
  commentNotFound: "Comment not found",
  collectionNotFound: "Collection not found",
  draftNotFound: "Draft not found",
  sameName: "You have a collection with this name.",
  tooManyCollections: `You can have ${MAX_COLLECTIONS} collections.`,
  tooMany: `You can write ${MAX_POSTS_A_DAY} posts a day.`,
  showsName: "Your profile is for connections only. A public post still shows your name to everybody.",
  proveFirst: "Confirm your e-mail or mobile number before you post links or mention people.",
  badLink: "Enter a web address, such as https://example.com.",
  badMention: "A mention does not fit the text. Remove it and mention the person again.",
  sameOptions: "Each option must be different.",
  noPoll: "This post has no poll.",
  badOption: "Choose one of the options.",
  own: "This is your own post.",
  waiting: "A moderator looks at this post first.",
  pollLocked: "The poll cannot change after the first vote.",
  commentedByFew: "Others have commented on this. To show it to more people, write a new post.",
  noChapter: "Join a chapter to write for its members.",
  chooseChapter: "Choose which of your chapters it is for.",
  notInChapter: "You are not a member of this chapter now.",
  companyInChapter: "A company writes for everybody or for its followers.",
  pollEnded: "This poll has ended.",
  voted: "You have voted already.",
  tooLate: `A comment can be edited for ${COMMENT_EDIT_MINUTES} minutes.`,
  replyToReply: "Reply to the first comment instead.",
  empty: "Your feed is quiet. Connect with people or follow companies.",
  caughtUp: "You are all caught up",
  noBookmarks: "Nothing saved yet.",
  join: "Sign in to join",
  draftsFull: `You can keep ${MAX_DRAFTS} drafts. Delete one first.`,
  notNow: {
    approve: "This post is published already.",
    remove: "This post is removed already.",
    delete: "This post is deleted already.",
    label: "This post has the label already.",
    unlabel: "This post has no label.",
  },
} as const;

/** Above the posts of others in a feed that has none of its own. */
export const FILLED_FEED = {
  title: "Popular this week",
  text: "From Explore, until you connect with people or follow companies.",
} as const;

/** Why a post is in the feed. */
export const FEED_WHY = {
  connected: "You are connected",
  follow: (company: string) => `You follow ${company}`,
  chapter: (chapter: string) => `You are in ${chapter}`,
  popular: "Popular this week",
  tag: (tag: string) => `With #${tag}`,
  saved: "You saved this",
} as const;

/** Arrives on the stream of those whose open feed a new post belongs to. */
export const NEW_POST_EVENT = liveEvent<{ postId: string }>("new_post");

export const postPath = (id: string) => `/post/${id}`;
export const postTag = (id: string) => `post:${id}`;
/** Of pages that show who wrote something: they change and disappear with the author. */
export const authorTag = (id: string) => `author:${id}`;
/** The tags of the page of a post. */
export const postPageTags = (post: { _id: string; author: { _id: string | null } }) => [
  postTag(post._id),
  ...(post.author._id === null ? [] : [authorTag(post.author._id)]),
];
