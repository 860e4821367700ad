import { useQueryClient } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";

/** Something outside the profile changed what it tells: a password, an address. */
export function useRefreshProfile() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: query["GET /api/user-profile"]().queryKey });
}
