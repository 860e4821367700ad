import type { EnquiryFilters } from "@cardplaza/contract/enquiries/enquiry-inbox";
import { ENQUIRIES_PER_PAGE } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import type { TeamMember } from "../../registry/enquiry-target.ts";
import { countEnquiries } from "./count-enquiries.ts";
import type { EnquiryRow } from "./enquiries.table.ts";
import { listEnquiries, sideOf } from "./enquiry-queries.ts";
import { describeTargets } from "./enquiry-targets.ts";
import { teamOf } from "./enquiry-team.ts";
import { findInboxes } from "./inboxes.ts";
import { presentSummary } from "./present-enquiry.ts";

/** A page of the inbox, or of the sent enquiries. */
export async function listInbox(
  ctx: MemberContext,
  { cursor, ...filters }: EnquiryFilters & { cursor?: string },
) {
  const { db, member } = ctx;
  const isReceived = filters.box === "received";
  const inboxIds = isReceived ? (await findInboxes(ctx, filters)).map(({ id }) => id) : [];
  const page = { cursor, limit: ENQUIRIES_PER_PAGE + 1 };
  const found = await listEnquiries(db, { memberId: member.id, inboxIds }, filters, page);
  const shown = found.slice(0, ENQUIRIES_PER_PAGE);
  const targetOf = await describeTargets(ctx, shown);
  const teams = await teamsOf(ctx, shown);
  return {
    enquiries: shown.map((row) =>
      presentSummary(row, sideOf(row, member), targetOf(row), teams.get(row.inboxId)),
    ),
    counts: isReceived ? await countEnquiries(db, inboxIds, filters.targetType) : undefined,
    nextCursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The teams of inboxes in which something is assigned, by inbox. */
async function teamsOf(ctx: MemberContext, rows: EnquiryRow[]): Promise<Map<string, TeamMember[]>> {
  const teams = new Map<string, TeamMember[]>();
  for (const row of rows)
    if (row.assigneeId && sideOf(row, ctx.member) === "owner" && !teams.has(row.inboxId))
      teams.set(row.inboxId, await teamOf(ctx, row));
  return teams;
}
