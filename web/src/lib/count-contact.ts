import { memberToken } from "./tokens.ts";

/** What has a number that is counted when somebody taps it, as its calls name it. */
export type Reached = "business-listings" | "companies" | "products";

/** A tap on a number. Fire and forget: `keepalive` lets the call outlive the page. */
export function countContact(of: Reached, id: string, kind: "call" | "whatsapp"): void {
  const token = memberToken();
  fetch(`/api/${of}/${id}/contact-click`, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ kind }),
  }).catch(() => {});
}
