import type { postTools } from "@cardplaza/contract/connect/post-tools";
import type { HandlersOf } from "../../../context.ts";
import { bookmarkPost, removeBookmark } from "./bookmark-post.ts";
import { collectionOf, listCollections } from "./collection-queries.ts";
import { createCollection } from "./create-collection.ts";
import { deleteCollection } from "./delete-collection.ts";
import { deleteDraft } from "./delete-draft.ts";
import { listDrafts } from "./draft-queries.ts";
import { markPost, unmarkPost } from "./mark-post.ts";
import { renameCollection } from "./rename-collection.ts";
import { changeDraft, createDraft } from "./save-draft.ts";

export const postToolHandlers: HandlersOf<typeof postTools> = {
  "PUT /api/posts/:id/bookmark": async ({ ctx, params, body }) => {
    await bookmarkPost(ctx, params.id, body?.collection);
    return { bookmarked: true };
  },
  "DELETE /api/posts/:id/bookmark": ({ ctx, params }) => removeBookmark(ctx, params.id),
  "GET /api/bookmark-collections": async ({ ctx, query: { postId } }) => ({
    collections: await listCollections(ctx.db, ctx.member.id),
    ...(postId && { savedIn: await collectionOf(ctx.db, ctx.member.id, postId) }),
  }),
  "POST /api/bookmark-collections": ({ ctx, body }) => createCollection(ctx, body.name),
  "PATCH /api/bookmark-collections/:id": ({ ctx, params, body }) =>
    renameCollection(ctx, params.id, body.name),
  "DELETE /api/bookmark-collections/:id": ({ ctx, params }) => deleteCollection(ctx, params.id),
  "PUT /api/posts/:id/hide": async ({ ctx, params }) => {
    await markPost(ctx, params.id, "hidden");
    return { hidden: true };
  },
  "DELETE /api/posts/:id/hide": ({ ctx, params }) => unmarkPost(ctx, params.id, "hidden"),
  "PUT /api/posts/:id/mute": async ({ ctx, params }) => {
    await markPost(ctx, params.id, "muted");
    return { muted: true };
  },
  "DELETE /api/posts/:id/mute": ({ ctx, params }) => unmarkPost(ctx, params.id, "muted"),
  "GET /api/post-drafts": ({ ctx }) => listDrafts(ctx),
  "POST /api/post-drafts": ({ ctx, body }) => createDraft(ctx, body),
  "PATCH /api/post-drafts/:id": ({ ctx, params, body }) => changeDraft(ctx, params.id, body),
  "DELETE /api/post-drafts/:id": ({ ctx, params }) => deleteDraft(ctx, params.id),
};
