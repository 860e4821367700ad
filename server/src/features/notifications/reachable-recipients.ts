import { and, eq, getTableColumns, not, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { notErased } from "../accounts/member-conditions.ts";
import { blockedBetween } from "../moderation/block-queries.ts";
import { hasPushDevice } from "../push/subscription-queries.ts";
import type { Notice } from "./notice.ts";
import { chosenWays, type ChosenWays } from "./ways/way-choices.ts";

export interface Recipient extends Member {
  /** What they chose to get in which way. */
  chosen: ChosenWays;
  /** They have a device that gets pushes. */
  hasPush: boolean;
}

/** The notices with their recipients. Those to erased members are missing, and those between members in a block. */
export async function findReachable(
  tx: Tx,
  notices: readonly Notice[],
): Promise<ReadonlyMap<Notice, Recipient>> {
  if (notices.length === 0) return new Map();
  const pair = sql`unnest(${sql.param(notices.map(({ to }) => to))}::text[],
    ${sql.param(notices.map(({ sender }) => sender ?? ""))}::text[]) with ordinality as pair(recipient, sender, place)`;
  const rows = await tx
    .select({
      place: sql<string>`pair.place`,
      recipient: getTableColumns(members),
      chosen: chosenWays(),
      hasPush: hasPushDevice(members.id),
    })
    .from(members)
    .innerJoin(pair, eq(members.id, sql`pair.recipient`))
    .where(and(notErased(), not(blockedBetween(members.id, sql`pair.sender`))));
  return new Map(
    rows.map(({ place, recipient, ...more }) => [notices[Number(place) - 1]!, { ...recipient, ...more }]),
  );
}
