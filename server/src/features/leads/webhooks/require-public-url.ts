import { WEBHOOK_TEXT } from "@cardplaza/contract/leads/webhooks/webhook-words";
import { isPrivateHost } from "../../../platform/outside/outside-network.ts";
import { invalid } from "../../../platform/refusals.ts";

/** Refuses at once what is clearly not public; the address that a name resolves to is checked before each call. */
export function requirePublicUrl(url: string): void {
  if (isPrivateHost(new URL(url).hostname)) throw invalid({ url: WEBHOOK_TEXT.privateUrl });
}
