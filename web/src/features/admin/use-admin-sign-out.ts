import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { dropAdminToken } from "./admin-session.ts";

/** How long it waits for the server before it goes on without its answer. */
const WAIT_MS = 3_000;

/** Leaves in any case; without the server's answer its session ends by being idle. */
export function useAdminSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const call = api["POST /api/admin/auth/logout"]().catch(() => {});
      await Promise.race([call, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
      dropAdminToken();
      queryClient.removeQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes(" /api/admin/"),
      });
    },
  });
}
