import type { PublicProfile } from "@cardplaza/contract/people/profile";
import type { z } from "zod";
import type { ConnectionRow } from "../connections/connections.table.ts";
import { inviteFrom } from "../connections/invite-from.ts";

type State = z.input<typeof PublicProfile>["connection"];

/** What there is between the two, as the viewer sees it. */
export function connectionState(row: ConnectionRow | undefined, viewerId: string, now: Date): State {
  if (row?.status === "accepted") return { _id: row.id, relation: "connected", inviteFrom: null };
  if (row?.status === "pending") {
    const relation = row.inviterId === viewerId ? "sent" : "received";
    return { _id: row.id, relation, inviteFrom: null };
  }
  return { _id: null, relation: "none", inviteFrom: inviteFrom(row, viewerId, now) };
}
