import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { usePages } from "../../../lib/use-pages.ts";

const LIST = "GET /api/admin/audit-log";

export const AUDIT_FILTERS = [
  "adminId",
  "action",
  "targetType",
  "targetId",
  "caseId",
  "from",
  "to",
  "q",
] as const;
export type AuditFilter = (typeof AUDIT_FILTERS)[number];
export type ChosenFilters = Partial<Record<AuditFilter, string>>;

/** What is shown is in the address, so a view of the log can be sent to a colleague. */
export function useAuditFilters() {
  const [search, change] = useAddressParams();
  const chosen: ChosenFilters = Object.fromEntries(
    AUDIT_FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  return { chosen, change: (parts: Partial<Record<AuditFilter, string | null>>) => change(parts) };
}

export function useAuditLog(chosen: ChosenFilters) {
  const list = usePages([LIST, chosen], (cursor) => api[LIST]({ query: { ...chosen, cursor } }));
  return {
    ...list,
    items: list.data?.pages.flatMap(({ items }) => items),
    count: list.data?.pages[0]?.count,
  };
}

export function useExportAuditLog() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: ChosenFilters) => {
      saveFile(await api["GET /api/admin/audit-log.csv"]({ query: chosen }), "audit-log.csv");
    },
    // The export is the newest entry.
    onSuccess: () => queries.invalidateQueries({ queryKey: [LIST] }),
  });
}

export const useVerifyAuditLog = () =>
  useMutation({ mutationFn: () => api["POST /api/admin/audit-log/verify"]() });
