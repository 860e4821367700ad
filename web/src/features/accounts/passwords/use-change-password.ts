import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useRefreshProfile } from "../use-refresh-profile.ts";

export function useChangePassword() {
  const refreshProfile = useRefreshProfile();
  return useMutation({
    mutationFn: (body: { current?: string; password: string }) => api["POST /api/auth/password"]({ body }),
    onSuccess: () => void refreshProfile(),
  });
}
