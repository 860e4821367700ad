import { eq } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { REQUIREMENT_EVENT } from "@cardplaza/contract/it-services/it-words";
import type { Services } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { teamIdsOf } from "../../companies/team/team-queries.ts";
import { itInvitations, itQuotes, itRequirements } from "./requirements.table.ts";

/** The buyer, and the teams of the providers who were invited or quoted. */
export const REQUIREMENT_AUDIENCE = "it-requirement";

/** Open screens of the requirement fetch it again. */
export const publishRequirement = ({ live }: Pick<Services, "live">, tx: Tx, requirementId: string) =>
  live.publishTo(tx, { kind: REQUIREMENT_AUDIENCE, id: requirementId }, REQUIREMENT_EVENT, { requirementId });

export async function findSidesOfRequirement(db: Db, id: string, memberIds: string[]): Promise<string[]> {
  const [row] = await db
    .select({ buyerId: itRequirements.buyerId })
    .from(itRequirements)
    .where(eq(itRequirements.id, id));
  const providers = await union(
    db.select({ id: itInvitations.companyId }).from(itInvitations).where(eq(itInvitations.requirementId, id)),
    db.select({ id: itQuotes.companyId }).from(itQuotes).where(eq(itQuotes.requirementId, id)),
  );
  const teams = await teamIdsOf(
    db,
    providers.map((provider) => provider.id),
  );
  const concerned = new Set([row?.buyerId, ...[...teams.values()].flat()]);
  return memberIds.filter((memberId) => concerned.has(memberId));
}
