import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import type { AdminContext } from "../../context.ts";
import { unauthenticated } from "../../platform/refusals.ts";
import type { AdminRow } from "../audit/admin.table.ts";
import { endOfSession, listAdminSessions } from "./admin-session-queries.ts";

export function presentAdmin({ id, name, email, role }: AdminRow): Admin {
  return { _id: id, name, email, role };
}

/** What administrators see of themselves. */
export async function presentMe({ db, admin, now }: AdminContext) {
  const sessions = await listAdminSessions(db, admin.id, now);
  const session = sessions.find(({ id }) => id === admin.sessionId);
  if (!session) throw unauthenticated();
  return {
    admin: presentAdmin(admin),
    secondStep: admin.totpConfirmedAt !== null,
    recoveryCodesLeft: admin.totpConfirmedAt ? admin.recoveryHashes.length : 0,
    endsAt: endOfSession(session),
  };
}

export async function presentAdminSessions({ db, admin, now }: AdminContext) {
  const sessions = await listAdminSessions(db, admin.id, now);
  return {
    sessions: sessions.map(({ id, device, address, createdAt, lastUsedAt }) => ({
      _id: id,
      device,
      address,
      createdAt,
      lastUsedAt,
      current: id === admin.sessionId,
    })),
  };
}
