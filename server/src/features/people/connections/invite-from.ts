import { reinviteFrom } from "@cardplaza/contract/people/connection-rules";
import type { ConnectionRow } from "./connections.table.ts";

/** From when a member can invite the other of the two again; null if they can now. */
export function inviteFrom(row: ConnectionRow | undefined, memberId: string, now: Date): Date | null {
  if (!row?.answeredAt || row.inviterId !== memberId) return null;
  if (row.status !== "withdrawn" && row.status !== "declined") return null;
  const from = reinviteFrom(row.status, row.answeredAt);
  return from > now ? from : null;
}
