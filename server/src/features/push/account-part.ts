import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { pushSubscriptions } from "./push.table.ts";

export const pushPart: AccountPart = {
  kinds: {
    "push-devices": (db, memberId) =>
      db
        .select({
          device: pushSubscriptions.device,
          createdAt: pushSubscriptions.createdAt,
          renewedAt: pushSubscriptions.renewedAt,
        })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.memberId, memberId))
        .orderBy(asc(pushSubscriptions.createdAt)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
  },
};
