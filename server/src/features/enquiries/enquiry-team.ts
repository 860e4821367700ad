import type { TeamMember as ShownMember } from "@cardplaza/contract/enquiries/enquiry";
import type { Services } from "../../context.ts";
import type { TeamMember } from "../../registry/enquiry-target.ts";
import type { EnquiryRow } from "./enquiries.table.ts";

type TeamContext = Pick<Services, "db" | "registry">;

/** Who answers a company's enquiries now; empty if one member answers alone. */
export async function teamOf(
  { db, registry }: TeamContext,
  { targetType, inboxId }: Pick<EnquiryRow, "targetType" | "inboxId">,
): Promise<TeamMember[]> {
  return (await registry.enquiryTarget(targetType).team?.(db, inboxId)) ?? [];
}

/** The members who are notified: the assignee, or else everybody who may answer. */
export async function readersOf(ctx: TeamContext, enquiry: EnquiryRow): Promise<string[]> {
  const team = await teamOf(ctx, enquiry);
  if (team.length === 0) return [enquiry.ownerId];
  const assignee = team.filter(({ id }) => id === enquiry.assigneeId);
  return (assignee.length > 0 ? assignee : team).map(({ id }) => id);
}

export const presentTeamMember = ({ id: _id, name, isOwner }: TeamMember): ShownMember => ({
  _id,
  name,
  isOwner,
});
