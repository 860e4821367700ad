import type { CARD_CHANNELS, CARD_EVENT_TYPES, CARD_LINKS } from "@cardplaza/contract/card-events";
import { memberToken } from "../../lib/tokens.ts";

interface CardEvent {
  cardId: string;
  type: (typeof CARD_EVENT_TYPES)[number];
  channel?: (typeof CARD_CHANNELS)[number];
  linkKey?: (typeof CARD_LINKS)[number];
}

/** Told and forgotten: it outlives the page, and nobody waits for it. */
export function countEvent(event: CardEvent): void {
  const token = memberToken();
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  fetch("/api/card-events", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ ...event, timezone }),
  }).catch(() => {});
}
