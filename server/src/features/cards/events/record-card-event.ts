import type { CardEvent } from "@cardplaza/contract/cards/events/card-events";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import type { Context } from "../../../context.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { readUserAgent } from "../../../platform/http/user-agent.ts";
import { countryOfZone } from "./country-of-zone.ts";
import { referrerHost } from "./referrer-host.ts";

/** A high limit, because whole towns share one address with their mobile network. */
const PER_CARD: CallLimit = { points: 120, seconds: 60, by: "address" };

/** Counts a visitor's action on a card. The response does not show whether the card exists. */
export async function recordCardEvent(
  ctx: Context,
  event: CardEvent,
  country: string | undefined = countryOfZone(event.timezone),
): Promise<void> {
  const { caller, cardEvents } = ctx;
  await ctx.limits.takeHere("card-events", PER_CARD, `${networkOf(caller.address)} ${event.cardId}`);
  const owners = await cardEvents.ownersOf(event.cardId);
  if (!owners) return;
  const { isBot, device } = readUserAgent(caller.userAgent);
  const isOwner = ctx.member !== null && owners.includes(ctx.member.id);
  await cardEvents.add({
    card_id: event.cardId,
    type: event.type,
    channel: event.channel ?? (event.qrCode ? "qr" : "link"),
    link_key: event.linkKey,
    qr_code: event.qrCode,
    visitor: await cardEvents.visitorOf(caller, ctx.now),
    country,
    device,
    referrer: referrerHost(caller.referrer, ctx.origin),
    source: isBot ? "bot" : isOwner ? "owner" : "person",
  });
}
