import { z } from "zod";
import { SENT_LEADS_TEXT, LEAD_SOURCES } from "./lead-words.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";

/** A message through a card, as its sender sees it. */
export const SentLead = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  source: z.enum(LEAD_SOURCES),
  submittedDate: Timestamp,
  withdrawn: z.boolean(),
  cardId: z.object({ name: z.string(), company: z.string() }),
});
export type SentLead = z.infer<typeof SentLead>;

const SentLeads = z.object({ leads: z.array(SentLead) });
// In the query and not in the path, because paths are written into the log.
const Code = z.object({ code: z.string().regex(/^[\w-]{32}$/, SENT_LEADS_TEXT.badLink) });
const perAddress = { limit: { points: 60, seconds: 3600, by: "address" } } as const;

/** For senders; the code in the link that was mailed to them is the permission. */
export const sentLeads = endpoints({
  "GET /api/leads/own": {
    summary: "The data stored about the person to whom this link was mailed",
    query: Code,
    hiddenFromAdmins: ["message"],
    returns: SentLeads,
    ...perAddress,
  },
  "DELETE /api/leads/own": {
    summary: "Erase all of it",
    query: Code,
    returns: null,
    ...perAddress,
  },
  "POST /api/leads/own/:id/withdraw": {
    summary: "Take a message back: the card's owner keeps the name and nothing else",
    params: z.object({ id: Id }),
    query: Code,
    returns: SentLeads,
    ...perAddress,
  },
  "DELETE /api/leads/own/:id": {
    summary: "Erase one message with all that was noted on it",
    params: z.object({ id: Id }),
    query: Code,
    returns: SentLeads,
    ...perAddress,
  },
});
