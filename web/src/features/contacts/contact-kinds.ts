import { callKind } from "../../lib/outbox/outbox-kind.ts";

const shownIn = ["GET /api/contacts"];

/** One contact, typed in or scanned. */
export const CONTACT = callKind("contact", "POST /api/contacts", { shownIn });

/** What was changed of a contact, such as its notes. */
export const CONTACT_CHANGE = callKind("contact-change", "PATCH /api/contacts/:id", {
  shownIn,
  isRepeatable: true,
});
