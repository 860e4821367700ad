import type { CompanyContactKind } from "@cardplaza/contract/companies/company-words";
import { memberToken } from "../../lib/tokens.ts";

/** A tap on the company's number. Fire and forget: `keepalive` lets the call outlive the page. */
export function countContact(of: "companies" | "products", id: string, kind: CompanyContactKind): void {
  const token = memberToken();
  fetch(`/api/${of}/${id}/contact-click`, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ kind }),
  }).catch(() => {});
}
