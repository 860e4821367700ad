// Apart from the endpoints, so that the browser takes these without zod.

export const WEBHOOK_EVENTS = ["lead.created", "lead.status_changed"] as const;
export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_EVENT_LABEL: Record<WebhookEvent | "test", string> = {
  "lead.created": "A lead comes in",
  "lead.status_changed": "A lead's status changes",
  test: "Test call",
};

export const WEBHOOK_URL_MAX = 500;
export const MAX_WEBHOOKS = 5;
/** The webhook is switched off after this many failed deliveries in a row; halfway the owner is warned. */
export const WEBHOOK_FAILURES_ALLOWED = 20;
export const WEBHOOK_FAILURES_WARNED = 10;
export const WEBHOOK_RESENT_AT_ONCE = 200;
export const WEBHOOK_DELIVERIES_SHOWN = 20;
/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<raw body>` with the webhook's secret. */
export const WEBHOOK_SIGNATURE_HEADER = "X-Cardplaza-Signature";
export const WEBHOOK_EVENT_HEADER = "X-Cardplaza-Event";
export const WEBHOOK_DELIVERY_HEADER = "X-Cardplaza-Delivery";

export const WEBHOOK_TEXT = {
  badUrl: "Enter an address that starts with https:// or http://.",
  noCredentials: "Leave name and password out of the address.",
  privateUrl: "This address is not on the public internet.",
  tooMany: `You have ${MAX_WEBHOOKS} webhooks already. Delete one first.`,
  failing: (host: string) =>
    `${WEBHOOK_FAILURES_WARNED} deliveries in a row to your webhook ${host} failed. It is switched off after ${WEBHOOK_FAILURES_ALLOWED}.`,
  switchedOff: (host: string) =>
    `Your webhook to ${host} was switched off after ${WEBHOOK_FAILURES_ALLOWED} failures in a row.`,
} as const;
