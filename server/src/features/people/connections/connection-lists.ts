import { sql, type SQL } from "drizzle-orm";
import type { ConnectionStatus } from "@cardplaza/contract/people/connection-words";
import type { Db } from "../../../platform/database.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { one } from "../../../platform/one.ts";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { connections, lastChange } from "./connections.table.ts";

/** The lists of a member: received and sent invitations, and connections. */
const CONNECTION_LISTS = ["received", "sent", "mine"] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

const STATUS_OF: Record<ConnectionList, Extract<ConnectionStatus, "pending" | "accepted">> = {
  received: "pending",
  sent: "pending",
  mine: "accepted",
};

/** The newest rows, or those before one. */
export interface ListPage {
  before?: { at: Date; id: string };
  limit: number;
}

function newestOf({ before, limit }: ListPage): SQL {
  const at = lastChange(connections);
  const isBefore =
    before && sql`and (${at}, ${connections.id}) < (${before.at.toISOString()}::timestamptz, ${before.id})`;
  return sql`${isBefore} order by ${at} desc, ${connections.id} desc limit ${limit}`;
}

/**
 * A query for the rows of one list, without an order: `id`, `person_id` (the other one), `inviter_id`, `note`,
 * `status` and `at`. People who are leaving are left out. With a page, each of the two sides of a connection is a
 * short scan of its index, and gives as many rows as the page needs at most.
 */
export function rowsOfList(memberId: string, list: ConnectionList, page?: ListPage): SQL {
  const { id, firstId, secondId, inviterId, note, status } = connections;
  // Written into the statement: a plan for any values could not use the index of accepted ones.
  const isListed = sql`${status} = ${sql.raw(`'${STATUS_OF[list]}'`)}`;
  const isFrom = {
    received: sql` and ${inviterId} <> ${memberId}`,
    sent: sql` and ${inviterId} = ${memberId}`,
  };
  const half = (own: typeof firstId, other: typeof firstId) => sql`
    select ${id}, ${other} as person_id, ${inviterId}, ${note}, ${status}, ${lastChange(connections)} as at
    from ${connections}
    where ${own} = ${memberId} and ${isListed}${list === "mine" ? sql`` : isFrom[list]}
      and ${other} not in ${hiddenIds()} ${page ? newestOf(page) : sql``}`;
  return sql`(${half(firstId, secondId)}) union all (${half(secondId, firstId)})`;
}

export type ConnectionCounts = Record<ConnectionList, number>;

export async function countLists(db: Db, memberId: string): Promise<ConnectionCounts> {
  const counted = CONNECTION_LISTS.map(
    (list) =>
      sql`(select count(*)::int from (${rowsOfList(memberId, list)}) listed) as ${sql.identifier(list)}`,
  );
  return one(await executePlanned<ConnectionCounts>(db, sql`select ${sql.join(counted, sql`, `)}`));
}
