import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { memberToken } from "../../../lib/tokens.ts";

/** The server renders the page for visitors. This counts the visit and finds out whether the member is of its team. */
export function useCompanyPage(companyId: string): CompanyRole | null {
  useEffect(() => countView(companyId), [companyId]);
  return useCompanyAsMember(companyId).data?.role ?? null;
}

/** The company with what only its team sees. */
export function useCompanyAsMember(id: string) {
  const { status } = useSession();
  return useQuery({
    ...query["GET /api/companies/:id"]({ params: { id } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
    enabled: status === "member",
  });
}

/** Fire and forget: `keepalive` lets the call outlive the page. */
function countView(companyId: string): void {
  const token = memberToken();
  fetch(`/api/companies/${companyId}/view`, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: "{}",
  }).catch(() => {});
}
