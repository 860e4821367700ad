import type { EnquiryFilters } from "@cardplaza/contract/enquiries/enquiries";
import { ENQUIRIES_PER_PAGE } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { countEnquiries } from "./count-enquiries.ts";
import { listEnquiries, sideOf } from "./enquiry-queries.ts";
import { describeTargets } from "./enquiry-targets.ts";
import { presentSummary } from "./present-enquiry.ts";

/** A page of the inbox, or of the sent enquiries. */
export async function listInbox(
  ctx: MemberContext,
  { cursor, ...filters }: EnquiryFilters & { cursor?: string },
) {
  const { db, member } = ctx;
  const found = await listEnquiries(db, member.id, filters, { cursor, limit: ENQUIRIES_PER_PAGE + 1 });
  const shown = found.slice(0, ENQUIRIES_PER_PAGE);
  const targetOf = await describeTargets(ctx, shown);
  return {
    enquiries: shown.map((row) => presentSummary(row, sideOf(row, member), targetOf(row))),
    counts: filters.box === "received" ? await countEnquiries(db, member.id, filters.targetType) : undefined,
    nextCursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
