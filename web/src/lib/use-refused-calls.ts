import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isSessionOver } from "./session-over.ts";
import { useSession } from "./session.ts";

/** A session can be ended from another device: the first call it refuses makes us ask who we are. */
export function useRefusedCalls(queryClient: QueryClient) {
  const { retry } = useSession();
  useEffect(() => {
    const look = (failure: unknown) => {
      if (isSessionOver(failure)) void retry();
    };
    const stopReads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") look(event.action.error);
    });
    const stopWrites = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") look(event.action.error);
    });
    return () => {
      stopReads();
      stopWrites();
    };
  }, [queryClient, retry]);
}
