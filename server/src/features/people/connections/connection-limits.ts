import { and, eq, gte, or } from "drizzle-orm";
import {
  CONNECTION_TEXT,
  MAX_CONNECTIONS,
  MAX_INVITES_A_WEEK,
  MAX_PENDING,
} from "@cardplaza/contract/people/connection-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { limitReached } from "../../../platform/refusals.ts";
import { countConnections } from "./connection-queries.ts";
import { connections } from "./connections.table.ts";

const WEEK_MS = 7 * DAY_MS;

/** Called under the member's lock before another invitation is stored. */
export async function requireInvitationsLeft(tx: Tx, memberId: string, now: Date): Promise<void> {
  const isSent = eq(connections.inviterId, memberId);
  const sentThisWeek = and(isSent, gte(connections.invitedAt, new Date(now.getTime() - WEEK_MS)));
  if ((await tx.$count(connections, sentThisWeek)) >= MAX_INVITES_A_WEEK)
    throw limitReached(CONNECTION_TEXT.tooMany);
  const isPending = and(
    or(eq(connections.firstId, memberId), eq(connections.secondId, memberId)),
    eq(connections.status, "pending"),
    isSent,
  );
  if ((await tx.$count(connections, isPending)) >= MAX_PENDING)
    throw limitReached(CONNECTION_TEXT.tooManyPending);
}

export async function requireRoom(tx: Tx, memberId: string): Promise<void> {
  if ((await countConnections(tx, memberId)) >= MAX_CONNECTIONS) throw limitReached(CONNECTION_TEXT.full);
}

/** Called under the locks of both before two members are connected. */
export async function requireRoomOfBoth(tx: Tx, memberId: string, otherId: string): Promise<void> {
  await requireRoom(tx, memberId);
  if ((await countConnections(tx, otherId)) >= MAX_CONNECTIONS)
    throw limitReached(CONNECTION_TEXT.theyAreFull);
}
