import type {
  CARD_CHANNELS,
  CARD_EVENT_TYPES,
  CARD_LINKS,
} from "@cardplaza/contract/cards/events/card-event-words";
import { memberToken } from "../../lib/tokens.ts";

interface CardEvent {
  cardId: string;
  type: (typeof CARD_EVENT_TYPES)[number];
  channel?: (typeof CARD_CHANNELS)[number];
  linkKey?: (typeof CARD_LINKS)[number];
}

/** Fire and forget: `keepalive` lets the call outlive the page. */
export function countEvent(event: CardEvent): void {
  const token = memberToken();
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  fetch("/api/card-events", {
    method: "POST",
    keepalive: true,
    headers: {
      "Content-Type": "application/json",
      "X-Page-Referrer": siteBefore(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ ...event, timezone }),
  }).catch(() => {});
}

/**
 * The site that led to this page, without the page there. A browser's own `Referer` names our page, and
 * `document.referrer` stays the same when the visitor goes on to another card.
 */
function siteBefore(): string {
  const [opened] = performance.getEntriesByType("navigation");
  const openedHere = opened && new URL(opened.name).pathname === location.pathname;
  return openedHere && URL.canParse(document.referrer) ? new URL(document.referrer).origin : "";
}
