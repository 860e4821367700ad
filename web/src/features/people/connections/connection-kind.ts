import { callKind } from "../../../lib/outbox/outbox-kind.ts";

/** Tags and the private note of one connection. */
export const CONNECTION_NOTE = callKind("connection-note", "PATCH /api/connections/:id", {
  shownIn: ["GET /api/connections*"],
  isRepeatable: true,
});
