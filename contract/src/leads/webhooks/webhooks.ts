import { z } from "zod";
import { endpoints } from "../../endpoint.ts";
import { LEADS_FEATURE } from "../lead-words.ts";
import { Id, Timestamp } from "../../shapes.ts";
import { DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_TEXT, WEBHOOK_URL_MAX } from "./webhook-words.ts";

const httpAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).hostname !== "";

const WebhookUrl = z
  .string()
  .trim()
  .max(WEBHOOK_URL_MAX, `At most ${WEBHOOK_URL_MAX} characters.`)
  .refine(httpAddress, { error: WEBHOOK_TEXT.badUrl, abort: true })
  .refine((value) => !new URL(value).username && !new URL(value).password, WEBHOOK_TEXT.noCredentials)
  .transform((value) => new URL(value).href);
const Events = z.array(z.enum(WEBHOOK_EVENTS)).min(1, "Choose at least one.").max(WEBHOOK_EVENTS.length);

export const Webhook = z.object({
  _id: Id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  enabled: z.boolean(),
  /** Deliveries in a row that failed in all their attempts. */
  failures: z.number().int(),
  /** When it was switched off after too many failures. */
  switchedOffAt: Timestamp.nullable(),
  createdAt: Timestamp,
  /** How many deliveries wait or failed and can be sent again; only in the list. */
  undelivered: z.number().int().optional(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  _id: Id,
  event: z.enum([...WEBHOOK_EVENTS, "test"]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  /** The last response of the address. */
  status: z.number().int().nullable(),
  problem: z.string().nullable(),
  createdAt: Timestamp,
  lastTriedAt: Timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const OneWebhook = z.object({ id: Id });
const premium = { auth: "premium", feature: LEADS_FEATURE } as const;
// The secret is shown once, so the response is not stored for a repeated request.
const WithSecret = z.object({ webhook: Webhook, secret: z.string() });

export const webhooks = endpoints({
  "GET /api/webhooks": {
    summary: "Your webhooks",
    ...premium,
    hiddenFromAdmins: true,
    returns: z.object({ webhooks: z.array(Webhook) }),
  },
  "POST /api/webhooks": {
    summary: "Send leads to an address; returns, only this once, the secret that signs the calls",
    ...premium,
    body: z.object({ url: WebhookUrl, events: Events.default([...WEBHOOK_EVENTS]) }),
    returns: WithSecret,
    status: 201,
    repeatable: false,
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "PATCH /api/webhooks/:id": {
    summary: "Change a webhook or switch it on or off",
    ...premium,
    params: OneWebhook,
    body: z.object({
      url: WebhookUrl.optional(),
      events: Events.optional(),
      enabled: z.boolean().optional(),
    }),
    returns: z.object({ webhook: Webhook }),
  },
  "DELETE /api/webhooks/:id": {
    summary: "Delete a webhook, whatever the plan",
    auth: "member",
    params: OneWebhook,
    returns: null,
  },
  "POST /api/webhooks/:id/secret": {
    summary: "A new secret in place of the old one",
    ...premium,
    params: OneWebhook,
    returns: WithSecret,
    repeatable: false,
  },
  "POST /api/webhooks/:id/test": {
    summary: "Send a test call now and return its result",
    ...premium,
    params: OneWebhook,
    returns: z.object({ delivery: WebhookDelivery }),
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "POST /api/webhooks/:id/resend": {
    summary: "Send again what waits or was given up; switches the webhook on",
    ...premium,
    params: OneWebhook,
    returns: z.object({ queued: z.number().int() }),
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "GET /api/webhooks/:id/deliveries": {
    summary: "The last deliveries, newest first",
    ...premium,
    params: OneWebhook,
    hiddenFromAdmins: true,
    returns: z.object({ deliveries: z.array(WebhookDelivery) }),
  },
});
