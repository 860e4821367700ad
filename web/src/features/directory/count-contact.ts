import type { ContactKind } from "@cardplaza/contract/directory/listing-page-words";
import { memberToken } from "../../lib/tokens.ts";

/** Fire and forget: `keepalive` lets the call outlive the page. */
function send(path: string, body: object): void {
  const token = memberToken();
  fetch(`/api/business-listings/${path}`, {
    method: "POST",
    keepalive: true,
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  }).catch(() => {});
}

export const countView = (listingId: string) => send(`${listingId}/view`, {});
export const countContact = (listingId: string, kind: ContactKind) =>
  send(`${listingId}/contact-click`, { kind });
