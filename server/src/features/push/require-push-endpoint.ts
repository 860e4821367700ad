import { ECDH } from "node:crypto";
import { PUSH_TEXT } from "@cardplaza/contract/push/push-words";
import type { Config } from "../../config.ts";
import { isLoopback, isPrivateHost } from "../../platform/outside/outside-network.ts";
import { invalid } from "../../platform/refusals.ts";

const LONGEST = 2_000;

/** Refuses what is clearly no public push service. What its name resolves to is checked before each push. */
export function requirePushEndpoint(
  endpoint: string,
  { PUSH_LOOPBACK }: Pick<Config, "PUSH_LOOPBACK">,
): string {
  const url = new URL(endpoint);
  const bare = url.hostname.replace(/^\[|\]$/g, "");
  const isTest = PUSH_LOOPBACK && isLoopback(bare) && ["http:", "https:"].includes(url.protocol);
  const isPublic = url.protocol === "https:" && !isPrivateHost(url.hostname);
  if ((!isPublic && !isTest) || url.username || url.password || url.href.length > LONGEST)
    throw invalid({ endpoint: PUSH_TEXT.badEndpoint });
  url.hash = "";
  return url.href;
}

/** Nothing can be encrypted for a key that is not on the curve. */
export function requirePushKey(p256dh: string): string {
  const key = p256dh.replace(/=+$/, "");
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
  } catch {
    throw invalid({ "keys.p256dh": PUSH_TEXT.badKey });
  }
  return key;
}
