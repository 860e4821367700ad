import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, notFound, wrongState } from "../../../platform/refusals.ts";
import { requireLatest } from "../../../platform/stale-edits.ts";
import type { AdminRow } from "../../audit/admin.table.ts";
import { lockAdmin, lockSuperadmins } from "../../audit/administrators.ts";
import { asAdmin, type AdminAction } from "../../audit/record-admin-action.ts";

interface Turn {
  tx: Tx;
  record: (action: AdminAction) => void;
  superadmins: readonly AdminRow[];
}

/**
 * Changes of administrators come one after the other, and only from somebody who is still a superadmin. So there is
 * always one: nobody changes themselves, and of two who remove each other at once the second is no longer there.
 */
export const asSuperadmin = <T>(ctx: AdminContext, work: (turn: Turn) => Promise<T>): Promise<T> =>
  asAdmin(ctx, async (tx, record) => {
    const superadmins = await lockSuperadmins(tx);
    if (!superadmins.some(({ id }) => id === ctx.admin.id)) throw forbidden(ADMIN_TEXT.superadminsOnly);
    return work({ tx, record, superadmins });
  });

interface Seen {
  id: string;
  version: number;
}

/** Another administrator, as the caller saw them. */
export async function lockOther(
  ctx: AdminContext,
  { tx, superadmins }: Turn,
  { id, version }: Seen,
  notYourself: string,
): Promise<AdminRow> {
  if (id === ctx.admin.id) {
    throw wrongState(superadmins.length === 1 ? ADMIN_TEXT.lastSuperadmin : notYourself);
  }
  const admin = await lockAdmin(tx, id);
  if (!admin) throw notFound(ADMIN_TEXT.notFound);
  requireLatest({ version: admin.version, updatedAt: admin.createdAt }, { version });
  return admin;
}
