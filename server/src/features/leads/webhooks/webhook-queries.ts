import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { WEBHOOK_DELIVERIES_SHOWN } from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { Webhook, WebhookDelivery } from "@cardplaza/contract/leads/webhooks/webhooks";
import type { Db } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { leads } from "../leads.table.ts";
import { webhookDeliveries, webhooks, type WebhookDeliveryRow, type WebhookRow } from "./webhooks.table.ts";

/** Undelivered, about a lead that still exists. */
export const canBeResent = and(
  inArray(webhookDeliveries.state, ["waiting", "failed"]),
  ne(webhookDeliveries.event, "test"),
  sql`exists (select 1 from ${leads} where ${leads.id} = ${webhookDeliveries.leadId} and ${leads.withdrawnAt} is null)`,
);

export async function listWebhooks(db: Db, memberId: string): Promise<z.input<typeof Webhook>[]> {
  const own = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.memberId, memberId))
    .orderBy(asc(webhooks.id));
  const undelivered = (id: string) =>
    db.$count(webhookDeliveries, and(eq(webhookDeliveries.webhookId, id), canBeResent));
  return Promise.all(
    own.map(async (row) => ({ ...presentWebhook(row), undelivered: await undelivered(row.id) })),
  );
}

export async function findWebhookOwnedBy(db: Db, member: Member, id: string): Promise<WebhookRow> {
  const [found] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.memberId, member.id)));
  if (!found) throw notFound();
  return found;
}

export const listDeliveries = (db: Db, webhookId: string): Promise<WebhookDeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(WEBHOOK_DELIVERIES_SHOWN);

export const presentWebhook = ({ id, ...row }: WebhookRow): z.input<typeof Webhook> => ({ ...row, _id: id });

export const presentDelivery = ({ id, ...row }: WebhookDeliveryRow): z.input<typeof WebhookDelivery> => ({
  ...row,
  _id: id,
});
