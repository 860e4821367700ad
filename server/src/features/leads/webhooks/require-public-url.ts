import { isIP } from "node:net";
import { WEBHOOK_TEXT } from "@cardplaza/contract/leads/webhooks/webhook-words";
import { isPublicAddress } from "../../../platform/outside/outside-network.ts";
import { invalid } from "../../../platform/refusals.ts";

const HOME_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/** Refuses at once what is clearly not public; the address that a name resolves to is checked before each call. */
export function requirePublicUrl(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  const isHome = isIP(host) ? !isPublicAddress(host) : HOME_NAMES.test(host) || !host.includes(".");
  if (isHome) throw invalid({ url: WEBHOOK_TEXT.privateUrl });
}
