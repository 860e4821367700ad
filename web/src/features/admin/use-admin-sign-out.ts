import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { dropAdminToken, forgetAdminReads } from "./admin-session.ts";

/** How long to wait for the server's response before continuing without it. */
const WAIT_MS = 3_000;

/** Always signs out here. If the server does not respond, its session ends when idle. */
export function useAdminSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const call = api["POST /api/admin/auth/logout"]().catch(() => {});
      await Promise.race([call, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
      dropAdminToken();
      forgetAdminReads(queryClient);
    },
  });
}
