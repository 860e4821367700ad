import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line } from "../text.ts";
import { COLLECTION_NAME_MAX } from "./post-words.ts";
import { DraftContents } from "./post.ts";

const OnePost = z.object({ id: Id });
const Collection = z.object({ _id: Id, name: z.string(), count: z.number().int() });
const CollectionName = z.object({ name: Line(1, COLLECTION_NAME_MAX) });
export const PostDraft = z.object({ _id: Id, contents: DraftContents, updated_at: Timestamp });

/** What members keep for themselves: bookmarks, drafts, and posts that they do not want to see. */
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
  "GET /api/post-drafts": {
    summary: "Your unfinished posts, the last one first",
    auth: "member",
    hiddenFromAdmins: true,
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
