import type { comments } from "@cardplaza/contract/connect/comments";
import type { HandlersOf } from "../../../context.ts";

const notYet = (): never => {
  throw new Error("not built yet");
};

export const commentHandlers: HandlersOf<typeof comments> = {
  "GET /api/posts/:id/comments": () => notYet(),
  "POST /api/posts/:id/comments": () => notYet(),
  "PATCH /api/comments/:id": () => notYet(),
  "DELETE /api/comments/:id": () => notYet(),
};
