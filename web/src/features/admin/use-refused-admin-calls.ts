import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../lib/api.ts";
import { adminQuery } from "./admin-session.ts";

/** A session can end, and a role can change, while a screen is open: after the first refused call both are read again. */
export function useRefusedAdminCalls() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = (error: unknown) => {
      if (error instanceof ApiError && (error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN")) {
        void queryClient.invalidateQueries({ queryKey: adminQuery.queryKey });
      }
    };
    const stopReads = queryClient.getQueryCache().subscribe((event) => {
      const asksWho = event.query.queryKey[0] === adminQuery.queryKey[0];
      if (event.type === "updated" && event.action.type === "error" && !asksWho) look(event.action.error);
    });
    const stopWrites = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") look(event.action.error);
    });
    return () => {
      stopReads();
      stopWrites();
    };
  }, [queryClient]);
}
