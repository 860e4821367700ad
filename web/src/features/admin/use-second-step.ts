import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { adminQuery } from "./admin-session.ts";

/** A new secret for the app; nothing changes before it is confirmed. */
export const useSetUpSecondStep = () =>
  useMutation({ mutationFn: () => api["POST /api/admin/auth/totp/setup"]() });

export function useConfirmSecondStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/admin/auth/totp/confirm"]({ body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminQuery.queryKey }),
  });
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/admin/auth/recovery-codes"]({ body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminQuery.queryKey }),
  });
}
