import { useEffect } from "react";
import { memberToken } from "../../../lib/tokens.ts";
import { wasCounted } from "../../../lib/resting/was-counted.ts";

/** Counts the visit. Fire and forget: `keepalive` lets the call outlive the page. */
export function useCountedView(companyId: string): void {
  useEffect(() => {
    if (wasCounted(companyId)) return;
    const token = memberToken();
    fetch(`/api/companies/${companyId}/view`, {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: "{}",
    }).catch(() => {});
  }, [companyId]);
}
