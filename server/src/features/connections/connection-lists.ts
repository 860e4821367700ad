import { sql, type SQL } from "drizzle-orm";
import type { ConnectionStatus } from "@cardplaza/contract/connect/connection-words";
import type { Db } from "../../platform/database.ts";
import { leavingIds } from "../accounts/member-conditions.ts";
import { connections, lastChange } from "./connections.table.ts";

/** The lists of a member: received and sent invitations, and connections. */
export const CONNECTION_LISTS = ["received", "sent", "mine"] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

export const STATUS_OF: Record<ConnectionList, Extract<ConnectionStatus, "pending" | "accepted">> = {
  received: "pending",
  sent: "pending",
  mine: "accepted",
};

/**
 * A query for the rows of one list, without an order: `id`, `person_id` (the other one), `inviter_id`, `note`,
 * `status` and `at`. People who are leaving are left out.
 */
export function rowsOfList(memberId: string, list: ConnectionList): SQL {
  const { id, firstId, secondId, inviterId, note, status } = connections;
  const isListed = sql`${status} = ${STATUS_OF[list]}`;
  const isFrom = {
    received: sql` and ${inviterId} <> ${memberId}`,
    sent: sql` and ${inviterId} = ${memberId}`,
  };
  const half = (own: typeof firstId, other: typeof firstId) => sql`
    select ${id}, ${other} as person_id, ${inviterId}, ${note}, ${status}, ${lastChange(connections)} as at
    from ${connections}
    where ${own} = ${memberId} and ${isListed}${list === "mine" ? sql`` : isFrom[list]}
      and ${other} not in ${leavingIds()}`;
  return sql`${half(firstId, secondId)} union all ${half(secondId, firstId)}`;
}

export type ConnectionCounts = Record<ConnectionList, number>;

export async function countLists(db: Db, memberId: string): Promise<ConnectionCounts> {
  const counted = CONNECTION_LISTS.map(
    (list) =>
      sql`(select count(*)::int from (${rowsOfList(memberId, list)}) listed) as ${sql.identifier(list)}`,
  );
  const { rows } = await db.execute<ConnectionCounts & Record<string, unknown>>(
    sql`select ${sql.join(counted, sql`, `)}`,
  );
  const { received = 0, sent = 0, mine = 0 } = rows[0] ?? {};
  return { received, sent, mine };
}
