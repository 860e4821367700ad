import { randomUUID } from "node:crypto";
import type { Log } from "../../platform/log.ts";
import { signWebhook } from "./payment-signatures.ts";
import type { Entity } from "./test-gateway-records.ts";

const TRIES_AFTER_MS = [0, 1_000, 5_000, 30_000];
const RESPOND_WITHIN_MS = 5_000;

/** Sends webhooks about payments as Razorpay does: over HTTP, signed, and again if one fails. */
export function createWebhookSender(secret: string, address: () => string, log: Log) {
  const waiting = new Set<NodeJS.Timeout>();

  const schedule = (body: string, eventId: string, attempt: number) => {
    if (attempt >= TRIES_AFTER_MS.length) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      send(body, eventId).catch((error: unknown) => {
        log.warn({ error, eventId }, "test gateway: webhook not delivered");
        schedule(body, eventId, attempt + 1);
      });
    }, TRIES_AFTER_MS[attempt]);
    waiting.add(timer);
    timer.unref();
  };

  const send = async (body: string, eventId: string) => {
    const response = await fetch(`${address()}/api/subscription/webhook`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-razorpay-signature": signWebhook(secret, body),
        "x-razorpay-event-id": eventId,
      },
      body,
      signal: AbortSignal.timeout(RESPOND_WITHIN_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook was answered ${response.status}`);
  };

  return {
    deliver(event: string, entities: Entity[]) {
      const payload = Object.fromEntries(entities.map((entity) => [entity.entity, { entity }]));
      const contains = entities.map(({ entity }) => entity);
      const created_at = Math.floor(Date.now() / 1000);
      schedule(
        JSON.stringify({ entity: "event", event, contains, payload, created_at }),
        `evt_${randomUUID()}`,
        0,
      );
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
