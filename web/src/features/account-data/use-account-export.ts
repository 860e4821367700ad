import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { problemText } from "../../lib/problem-text.ts";

const EXPORT = query["GET /api/account/export"]();
const POLL_MS = 1_500;

/** The latest export, polled while it is being collected. */
export function useAccountExport() {
  return useQuery({
    ...EXPORT,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => {
      const status = state.data?.export?.status;
      return status === "waiting" || status === "running" ? POLL_MS : false;
    },
  });
}

export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api["POST /api/account/export"](),
    onSuccess: (data) => queryClient.setQueryData(EXPORT.queryKey, data),
    onError: (error) =>
      toast({
        title: "Your export was not started",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
