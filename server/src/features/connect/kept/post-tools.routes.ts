import type { postTools } from "@cardplaza/contract/connect/post-tools";
import type { HandlersOf } from "../../../context.ts";
import { deleteDraft } from "./delete-draft.ts";
import { listDrafts } from "./draft-queries.ts";
import { changeDraft, createDraft } from "./save-draft.ts";

const notYet = (): never => {
  throw new Error("not built yet");
};

export const postToolHandlers: HandlersOf<typeof postTools> = {
  "PUT /api/posts/:id/bookmark": () => notYet(),
  "DELETE /api/posts/:id/bookmark": () => notYet(),
  "GET /api/bookmark-collections": () => notYet(),
  "POST /api/bookmark-collections": () => notYet(),
  "PATCH /api/bookmark-collections/:id": () => notYet(),
  "DELETE /api/bookmark-collections/:id": () => notYet(),
  "PUT /api/posts/:id/hide": () => notYet(),
  "DELETE /api/posts/:id/hide": () => notYet(),
  "PUT /api/posts/:id/mute": () => notYet(),
  "DELETE /api/posts/:id/mute": () => notYet(),
  "GET /api/mutes": () => notYet(),
  "PUT /api/mutes/:userId": () => notYet(),
  "DELETE /api/mutes/:userId": () => notYet(),
  "GET /api/mute-words": () => notYet(),
  "PUT /api/mute-words": () => notYet(),
  "GET /api/post-drafts": ({ ctx }) => listDrafts(ctx),
  "POST /api/post-drafts": ({ ctx, body }) => createDraft(ctx, body),
  "PATCH /api/post-drafts/:id": ({ ctx, params, body }) => changeDraft(ctx, params.id, body),
  "DELETE /api/post-drafts/:id": ({ ctx, params }) => deleteDraft(ctx, params.id),
};
