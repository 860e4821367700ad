import type { posts } from "@cardplaza/contract/connect/posts";
import type { HandlersOf } from "../../../context.ts";

const notYet = (): never => {
  throw new Error("not built yet");
};

export const postHandlers: HandlersOf<typeof posts> = {
  "GET /api/posts/feed": () => notYet(),
  "GET /api/posts": () => notYet(),
  "GET /api/posts/talked-about": () => notYet(),
  "GET /api/posts/:id": () => notYet(),
  "GET /api/posts/:id/og.jpg": () => notYet(),
  "POST /api/posts": () => notYet(),
  "PATCH /api/posts/:id": () => notYet(),
  "DELETE /api/posts/:id": () => notYet(),
  "GET /api/posts/:id/history": () => notYet(),
  "PUT /api/posts/:id/reaction": () => notYet(),
  "DELETE /api/posts/:id/reaction": () => notYet(),
  "GET /api/posts/:id/reactions": () => notYet(),
  "POST /api/posts/:id/vote": () => notYet(),
  "POST /api/posts/:id/report": () => notYet(),
  "PATCH /api/admin/posts/:id": () => notYet(),
  "POST /api/link-previews": () => notYet(),
};
