import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useForgetProfile } from "../../accounts/use-forget-profile.ts";

export function useChangePassword() {
  const forgetProfile = useForgetProfile();
  return useMutation({
    mutationFn: (body: { current?: string; password: string }) => api["POST /api/auth/password"]({ body }),
    onSuccess: () => void forgetProfile(),
  });
}
