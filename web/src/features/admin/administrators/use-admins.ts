import type { AdminRole } from "@cardplaza/contract/admin-roles";
import type { Administrator } from "@cardplaza/contract/admin/admins";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const ADMINS = query["GET /api/admin/admins"]();

export interface Invited {
  name: string;
  email: string;
  role: AdminRole;
}

type Change = { admin: Administrator; reason: string } & ({ role: AdminRole } | { isRemoval: true });

export const useAdmins = () => useQuery({ ...ADMINS, refetchOnMount: "always" });

export function useInviteAdmin() {
  const refresh = useRefreshAdmins();
  return useMutation({
    mutationFn: (body: Invited) => api["POST /api/admin/admins"]({ body }),
    onSettled: refresh,
  });
}

/** Another role, or the end. A refusal too means that the list is old. */
export function useChangeAdmin() {
  const refresh = useRefreshAdmins();
  return useMutation({
    mutationFn: async ({ admin: { _id: id, version }, reason, ...change }: Change) => {
      if ("role" in change) {
        const body = { role: change.role, reason, version };
        await api["PATCH /api/admin/admins/:id"]({ params: { id }, body });
      } else {
        await api["DELETE /api/admin/admins/:id"]({ params: { id }, body: { reason, version } });
      }
    },
    onSettled: refresh,
  });
}

function useRefreshAdmins() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ADMINS.queryKey });
}
