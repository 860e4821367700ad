import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { adminQuery, saveAdminToken } from "./admin-session.ts";

export interface Credentials {
  email: string;
  password: string;
}

export function useAdminSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Credentials & { otp?: string }) => {
      const { token } = await api["POST /api/admin/auth/login"]({ body });
      queryClient.removeQueries({ queryKey: adminQuery.queryKey });
      saveAdminToken(token);
    },
  });
}
