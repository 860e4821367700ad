import { callKind } from "../../lib/outbox/outbox-kind.ts";
import { query } from "../../lib/query.ts";

/** A message in an enquiry. */
export const ENQUIRY_MESSAGE = callKind("enquiry-message", "POST /api/enquiries/:id/messages", {
  shownIn: ["GET /api/enquiries*"],
  show: (client, { params }, answer) =>
    void client.setQueryData(query["GET /api/enquiries/:id"]({ params }).queryKey, answer),
});
