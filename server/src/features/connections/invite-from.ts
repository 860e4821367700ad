import { REINVITE_DAYS } from "@cardplaza/contract/connect/connection-words";
import { DAY_MS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { ConnectionRow } from "./connections.table.ts";

/** From when a member can invite the other of the two again; null if they can now. */
export function inviteFrom(row: ConnectionRow | undefined, memberId: string, now: Date): Date | null {
  if (!row?.answeredAt || row.inviterId !== memberId) return null;
  if (row.status !== "withdrawn" && row.status !== "declined") return null;
  const day = dateInIndia(new Date(row.answeredAt.getTime() + REINVITE_DAYS[row.status] * DAY_MS));
  const from = midnightInIndia(day);
  return from > now ? from : null;
}
