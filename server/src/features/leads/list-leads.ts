import { LEADS_PER_PAGE } from "@cardplaza/contract/leads/lead-words";
import type { LeadFilters } from "@cardplaza/contract/leads/received-leads";
import type { MemberContext } from "../../context.ts";
import { countLeads, listLeads, type FoundLead } from "./lead-queries.ts";
import { presentOwnedLead } from "./present-lead.ts";

/** Without parameters everything, as the specification says; with any parameter a page, and a count for each status. */
export async function listReceivedLeads(
  { db, member }: MemberContext,
  { cursor, ...filters }: LeadFilters & { cursor?: string },
) {
  const isPaged = cursor !== undefined || Object.values(filters).some((value) => value !== undefined);
  if (!isPaged) return { leads: (await listLeads(db, member.id, {}, {})).map(presented) };
  const [found, counts] = await Promise.all([
    listLeads(db, member.id, filters, { cursor, limit: LEADS_PER_PAGE + 1 }),
    countLeads(db, member.id),
  ]);
  const shown = found.slice(0, LEADS_PER_PAGE);
  const nextCursor = found.length > shown.length ? (shown.at(-1)?.lead.id ?? null) : null;
  return { leads: shown.map(presented), counts, nextCursor };
}

const presented = ({ lead, card }: FoundLead) => presentOwnedLead(lead, card);
