import { encryptNotification, vapidHeaders, type VapidKeys } from "@block65/webcrypto-web-push";
import type { PushMessage } from "@cardplaza/contract/push/push-words";
import { openOutside } from "../../platform/outside/open-outside.ts";
import { NotPublic, type OutsideNetwork } from "../../platform/outside/outside-network.ts";
import type { ClaimedPush } from "./claim-pushes.ts";

const RESPOND_WITHIN_MS = 10_000;
const GONE = [404, 410];

export type PushResult =
  | { what: "sent" }
  /** The browser has ended the subscription. */
  | { what: "gone" }
  /** It would be refused again. */
  | { what: "refused"; problem: string }
  /** Worth another try: after this time, if the service named one. */
  | { what: "failed"; problem: string; answered: boolean; waitMs: number | null };

interface Posting {
  network: OutsideNetwork;
  keys: VapidKeys;
  now: Date;
  signal: AbortSignal;
}

/** Encrypts a push for its browser and hands it to the push service. */
export async function postPush(
  push: ClaimedPush,
  content: Omit<PushMessage, "tag">,
  { network, keys, now, signal }: Posting,
): Promise<PushResult> {
  const { endpoint, p256dh, auth, tag, expiresAt } = push;
  const subscription = { endpoint: signedFor(endpoint), expirationTime: null, keys: { p256dh, auth } };
  const message: PushMessage = { tag, ...content };
  const [{ headers }, body] = await Promise.all([
    vapidHeaders(subscription, keys),
    encryptNotification(subscription, new TextEncoder().encode(JSON.stringify(message))),
  ]);
  try {
    const response = await openOutside(
      network,
      {
        url: endpoint,
        method: "POST",
        headers: {
          Authorization: headers.authorization,
          TTL: String(Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
          Urgency: "high",
          Topic: tag,
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
        },
        body,
      },
      AbortSignal.any([signal, AbortSignal.timeout(RESPOND_WITHIN_MS)]),
    );
    response.destroy();
    return resultOf(response.statusCode ?? 0, response.headers["retry-after"], now);
  } catch (error) {
    if (error instanceof NotPublic) return { what: "refused", problem: "not on the public internet" };
    const { name, code = name } = error as NodeJS.ErrnoException;
    return { what: "failed", problem: code, answered: false, waitMs: null };
  }
}

/** The library signs for secure addresses only. Others are this machine in a test. */
const signedFor = (endpoint: string) => endpoint.replace(/^http:/, "https:");

function resultOf(status: number, retryAfter: string | undefined, now: Date): PushResult {
  if (status >= 200 && status < 300) return { what: "sent" };
  if (GONE.includes(status)) return { what: "gone" };
  const problem = `status ${status}`;
  if (status === 429 || status >= 500)
    return { what: "failed", problem, answered: true, waitMs: waitOf(retryAfter, now) };
  return { what: "refused", problem };
}

/** Seconds or a date. */
function waitOf(retryAfter: string | undefined, now: Date): number | null {
  if (!retryAfter) return null;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
