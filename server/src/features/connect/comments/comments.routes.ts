import type { comments } from "@cardplaza/contract/connect/comments";
import type { HandlersOf } from "../../../context.ts";
import { deleteComment } from "./delete-comment.ts";
import { editComment } from "./edit-comment.ts";
import { showComments } from "./show-comments.ts";
import { writeComment } from "./write-comment.ts";

export const commentHandlers: HandlersOf<typeof comments> = {
  "GET /api/posts/:id/comments": ({ ctx, params, query }) => showComments(ctx, params.id, query),
  "POST /api/posts/:id/comments": ({ ctx, params, body }) => writeComment(ctx, params.id, body),
  "PATCH /api/comments/:id": ({ ctx, params, body }) => editComment(ctx, params.id, body),
  "DELETE /api/comments/:id": ({ ctx, params }) => deleteComment(ctx, params.id),
};
