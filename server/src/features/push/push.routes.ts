import type { push } from "@cardplaza/contract/push/push";
import type { HandlersOf } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";

export const pushHandlers: HandlersOf<typeof push> = {
  "GET /api/push/key": () => {
    throw notFound();
  },
  "GET /api/push/subscriptions": () => ({ subscriptions: [] }),
  "POST /api/push/subscriptions": () => {
    throw notFound();
  },
  "DELETE /api/push/subscriptions/:id": () => {
    throw notFound();
  },
};
