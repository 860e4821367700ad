import type { AlertWanted } from "@cardplaza/contract/jobs/alert-rules";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

const ALERTS = query["GET /api/job-alerts"]();

export function useAlerts() {
  const { status } = useSession();
  return useQuery({ ...ALERTS, enabled: status === "member" });
}

export function useCreateAlert() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (filters: AlertWanted) => api["POST /api/job-alerts"]({ body: { filters } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ALERTS.queryKey }),
  });
}

export function useDeleteAlert() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api["DELETE /api/job-alerts/:id"]({ params: { id } }),
    onSuccess: (_done, id) =>
      queries.setQueryData(ALERTS.queryKey, (before) =>
        before ? { alerts: before.alerts.filter(({ _id }) => _id !== id) } : before,
      ),
    onError: (error) => {
      toast({ title: "The alert was not ended", description: problemText(error), variant: "destructive" });
      void queries.invalidateQueries({ queryKey: ALERTS.queryKey });
    },
  });
}
