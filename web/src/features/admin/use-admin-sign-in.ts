import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { storedAdmin } from "../../lib/storage/admin-token.ts";
import { forgetAdminReads, renewAdminReads, saveAdminToken } from "./admin-session.ts";

export interface Credentials {
  email: string;
  password: string;
}

type SignedIn = { admin: { _id: string }; token: string };

/** The same administrator goes on with what is on the screen; anybody else starts fresh. */
export function useEnterAdmin() {
  const queryClient = useQueryClient();
  return ({ admin, token }: SignedIn) => {
    const isSame = storedAdmin() === admin._id;
    if (!isSame) forgetAdminReads(queryClient);
    saveAdminToken(token, admin._id);
    if (isSame) void renewAdminReads(queryClient);
  };
}

export function useAdminSignIn() {
  const enter = useEnterAdmin();
  return useMutation({
    mutationFn: async (body: Credentials & { otp?: string }) =>
      enter(await api["POST /api/admin/auth/login"]({ body })),
  });
}
