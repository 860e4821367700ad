import { useQueryClient } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";

/** For changes outside the profile that it shows, such as a new password or address. */
export function useRefreshProfile() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: query["GET /api/user-profile"]().queryKey });
}
