import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { webhooks } from "./webhooks.table.ts";

export const webhooksPart: AccountPart = {
  kinds: {
    webhooks: (db, memberId) =>
      db
        .select({
          url: webhooks.url,
          events: webhooks.events,
          enabled: webhooks.enabled,
          createdAt: webhooks.createdAt,
        })
        .from(webhooks)
        .where(eq(webhooks.memberId, memberId))
        .orderBy(asc(webhooks.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(webhooks).where(eq(webhooks.memberId, memberId));
  },
};
