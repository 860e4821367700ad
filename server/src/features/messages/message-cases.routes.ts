import type { messageCases } from "@cardplaza/contract/messages/message-cases";
import type { HandlersOf } from "../../context.ts";
import { notYet } from "./not-yet.ts";

export const messageCaseHandlers: HandlersOf<typeof messageCases> = {
  "GET /api/admin/messages": () => notYet(),
  "GET /api/admin/messages/:id": () => notYet(),
  "PATCH /api/admin/messages/:id": () => notYet(),
};
