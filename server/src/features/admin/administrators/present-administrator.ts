import type { z } from "zod";
import type { Administrator } from "@cardplaza/contract/admin/admins";
import type { AdminRow } from "../../audit/admin.table.ts";
import { presentAdmin } from "../present-admin.ts";

export function presentAdministrator(row: AdminRow, now: Date): z.input<typeof Administrator> {
  const { lastSeenAt, inviteEndsAt, createdAt, version } = row;
  return {
    ...presentAdmin(row),
    state: stateOf(row, now),
    secondStep: row.totpConfirmedAt !== null,
    lastSeenAt,
    inviteEndsAt,
    createdAt,
    version,
  };
}

function stateOf({ passwordHash, inviteEndsAt }: AdminRow, now: Date): Administrator["state"] {
  if (passwordHash !== null) return "active";
  return inviteEndsAt !== null && inviteEndsAt > now ? "invited" : "expired";
}
