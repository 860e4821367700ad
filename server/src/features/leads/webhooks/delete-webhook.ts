import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findWebhookOwnedBy } from "./webhook-queries.ts";
import { webhooks } from "./webhooks.table.ts";

/** Deletes a webhook with its waiting deliveries. */
export function deleteWebhook({ db, member }: MemberContext, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await findWebhookOwnedBy(tx, member, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
  });
}
