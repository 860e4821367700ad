import { isIP } from "node:net";
import { WEBHOOK_TEXT } from "@cardplaza/contract/leads/webhooks/webhook-words";
import { isPublicAddress } from "../../../platform/outside/outside-network.ts";
import { invalid } from "../../../platform/refusals.ts";

const HOME_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/** Tells at once what is plainly not outside; what a name leads to is looked at before each call. */
export function requirePublicUrl(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  const isHome = isIP(host) ? !isPublicAddress(host) : HOME_NAMES.test(host) || !host.includes(".");
  if (isHome) throw invalid({ url: WEBHOOK_TEXT.privateUrl });
}
