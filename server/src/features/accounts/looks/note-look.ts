import type { LookKind } from "@cardplaza/contract/accounts/look-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { accountLooks } from "./looks.table.ts";

interface Noted {
  kind: LookKind;
  /** Left out where only administrators read it. */
  reason?: string;
}

/** Tells the member, in the transaction in which the administrator acts. */
export async function noteLook(
  { admin, now }: Pick<AdminContext, "admin" | "now">,
  tx: Tx,
  memberId: string,
  { kind, reason }: Noted,
): Promise<void> {
  await tx.insert(accountLooks).values({
    id: newId(now.getTime()),
    memberId,
    adminId: admin.id,
    role: admin.role,
    kind,
    reason: reason?.trim() || null,
    createdAt: now,
  });
}
