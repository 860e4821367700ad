import { callKind } from "../../../lib/outbox/outbox-kind.ts";
import { askForChanges } from "./ask-for-changes.ts";
import { openThread } from "./open-threads.ts";

/** A message. Its `clientId` lets the server take it again at any time. */
export const MESSAGE = callKind("message", "POST /api/conversations/:id/messages", {
  shownIn: ["GET /api/messages/scheduled"],
  isRepeatable: true,
  show(_client, { params }, { message }) {
    if (message) openThread(params.id)?.take(message);
    askForChanges();
  },
});
