import type { z } from "zod";
import type { Administrator } from "@cardplaza/contract/admin/admins";
import type { AdminRow } from "../../audit/admin.table.ts";
import { presentAdmin } from "../present-admin.ts";

export function presentAdministrator(row: AdminRow): z.input<typeof Administrator> {
  const { lastSeenAt, inviteEndsAt, createdAt, version } = row;
  return {
    ...presentAdmin(row),
    state: row.passwordHash === null ? "invited" : "active",
    secondStep: row.totpConfirmedAt !== null,
    lastSeenAt,
    inviteEndsAt,
    createdAt,
    version,
  };
}
