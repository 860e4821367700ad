import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Person } from "../profile/person.ts";
import { Line } from "../text.ts";
import { COLLECTION_NAME_MAX, MAX_MUTED_WORDS, MUTED_WORD_MAX } from "./post-words.ts";
import { DraftContents } from "./post.ts";

const OnePost = z.object({ id: Id });
const OneMember = z.object({ userId: Id });
const Collection = z.object({ _id: Id, name: z.string(), count: z.number().int() });
const CollectionName = z.object({ name: Line(1, COLLECTION_NAME_MAX) });
export const PostDraft = z.object({ _id: Id, contents: DraftContents, updated_at: Timestamp });

/** What members keep for themselves: bookmarks, drafts, and what they do not want to see. */
export const postTools = endpoints({
  "PUT /api/posts/:id/bookmark": {
    summary: "Save a post, in a collection if wanted",
    auth: "member",
    params: OnePost,
    body: z.object({ collection: Id.nullable().optional() }).optional(),
    returns: z.object({ bookmarked: z.literal(true) }),
  },
  "DELETE /api/posts/:id/bookmark": {
    summary: "Stop saving a post",
    auth: "member",
    params: OnePost,
    returns: null,
  },
  "GET /api/bookmark-collections": {
    summary: "Your collections of saved posts, and which of them holds a post",
    auth: "member",
    query: z.object({ postId: Id.optional() }),
    returns: z.object({ collections: z.array(Collection), savedIn: Id.nullable().optional() }),
  },
  "POST /api/bookmark-collections": {
    summary: "Begin a collection",
    auth: "member",
    body: CollectionName,
    returns: Collection,
    status: 201,
  },
  "PATCH /api/bookmark-collections/:id": {
    summary: "Rename a collection",
    auth: "member",
    params: OnePost,
    body: CollectionName,
    returns: Collection,
  },
  "DELETE /api/bookmark-collections/:id": {
    summary: "Delete a collection; its posts stay saved",
    auth: "member",
    params: OnePost,
    returns: null,
  },
  "PUT /api/posts/:id/hide": {
    summary: "Leave a post out of your feed",
    auth: "member",
    params: OnePost,
    returns: z.object({ hidden: z.literal(true) }),
  },
  "DELETE /api/posts/:id/hide": {
    summary: "Show a hidden post again",
    auth: "member",
    params: OnePost,
    returns: null,
  },
  "PUT /api/posts/:id/mute": {
    summary: "No more notifications about a post",
    auth: "member",
    params: OnePost,
    returns: z.object({ muted: z.literal(true) }),
  },
  "DELETE /api/posts/:id/mute": {
    summary: "Notifications about it again",
    auth: "member",
    params: OnePost,
    returns: null,
  },
  "GET /api/mutes": {
    summary: "The people whose posts you left out of your feed",
    auth: "member",
    returns: z.object({ people: z.array(Person) }),
  },
  "PUT /api/mutes/:userId": {
    summary: "Leave a person's posts out of your feed, without telling them",
    auth: "member",
    params: OneMember,
    returns: z.object({ muted: z.literal(true) }),
  },
  "DELETE /api/mutes/:userId": {
    summary: "Show their posts again",
    auth: "member",
    params: OneMember,
    returns: null,
  },
  "GET /api/mute-words": {
    summary: "The words whose posts you do not want to see",
    auth: "member",
    returns: z.object({ words: z.array(z.string()) }),
  },
  "PUT /api/mute-words": {
    summary: "Replace these words; only whole words count",
    auth: "member",
    body: z.object({ words: z.array(Line(1, MUTED_WORD_MAX)).max(MAX_MUTED_WORDS) }),
    returns: z.object({ words: z.array(z.string()) }),
  },
  "GET /api/post-drafts": {
    summary: "Your unfinished posts, the last one first",
    auth: "member",
    returns: z.object({ drafts: z.array(PostDraft) }),
  },
  "POST /api/post-drafts": {
    summary: "Keep an unfinished post",
    auth: "member",
    body: DraftContents,
    returns: PostDraft,
    status: 201,
  },
  "PATCH /api/post-drafts/:id": {
    summary: "Keep it as it is now",
    auth: "member",
    params: OnePost,
    body: DraftContents,
    returns: PostDraft,
  },
  "DELETE /api/post-drafts/:id": { summary: "Throw it away", auth: "member", params: OnePost, returns: null },
});
