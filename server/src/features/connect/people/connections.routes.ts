import type { connections } from "@cardplaza/contract/connect/connections";
import type { HandlersOf } from "../../../context.ts";

const notYet = (): never => {
  throw new Error("not built yet");
};

export const connectionHandlers: HandlersOf<typeof connections> = {
  "GET /api/connections": () => notYet(),
  "GET /api/people": () => notYet(),
  "GET /api/connections/tags": () => notYet(),
  "GET /api/connections.csv": () => notYet(),
  "POST /api/connections": () => notYet(),
  "PATCH /api/connections/:id": () => notYet(),
  "DELETE /api/connections/:id": () => notYet(),
  "POST /api/intros": () => notYet(),
  "PATCH /api/intros/:id": () => notYet(),
};
