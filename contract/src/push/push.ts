import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { MAX_DEVICE_NAME } from "./push-words.ts";

export const PushSubscription = z.object({
  _id: Id,
  /** "Chrome on Android" */
  device: z.string(),
  createdAt: Timestamp,
  /** It is the one of the session that asks. */
  isThisDevice: z.boolean(),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** As `PushSubscription.toJSON()` gives it in a browser. */
const NewPushSubscription = z.object({
  endpoint: z.url().max(2000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/, "This is not a push key."),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, "This is not a push secret."),
  }),
  device: z.string().trim().max(MAX_DEVICE_NAME).optional(),
});

export const push = endpoints({
  "GET /api/push/key": {
    summary: "The public key with which a browser subscribes to pushes",
    auth: "member",
    returns: z.object({ publicKey: z.string() }),
  },
  "GET /api/push/subscriptions": {
    summary: "The member's devices that get pushes",
    auth: "member",
    hiddenFromAdmins: true,
    returns: z.object({ subscriptions: z.array(PushSubscription) }),
  },
  "POST /api/push/subscriptions": {
    summary: "Send pushes to this device; also renews its subscription",
    auth: "member",
    body: NewPushSubscription,
    returns: z.object({ subscription: PushSubscription }),
    status: 201,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "DELETE /api/push/subscriptions/:id": {
    summary: "Send no more pushes to a device",
    auth: "member",
    params: z.object({ id: Id }),
    returns: null,
  },
});
