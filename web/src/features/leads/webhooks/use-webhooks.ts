import type { WebhookEvent } from "@cardplaza/contract/leads/webhooks/webhook-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const LIST = query["GET /api/webhooks"]();

export const useWebhooks = () => useQuery({ ...LIST, staleTime: 0, select: ({ webhooks }) => webhooks });

export const useDeliveries = (id: string) =>
  useQuery({
    ...query["GET /api/webhooks/:id/deliveries"]({ params: { id } }),
    staleTime: 0,
    select: ({ deliveries }) => deliveries,
  });

function useRefreshWebhooks() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === "string" && key.startsWith("GET /api/webhooks"),
    });
}

const useChange = <Sent, Result>(change: (sent: Sent) => Promise<Result>) => {
  const refresh = useRefreshWebhooks();
  return useMutation({ mutationFn: change, onSuccess: refresh });
};

export const useCreateWebhook = () =>
  useChange((body: { url: string; events: WebhookEvent[] }) => api["POST /api/webhooks"]({ body }));

export const useSwitchWebhook = () =>
  useChange(({ id, enabled }: { id: string; enabled: boolean }) =>
    api["PATCH /api/webhooks/:id"]({ params: { id }, body: { enabled } }),
  );

export const useTryWebhook = () =>
  useChange((id: string) => api["POST /api/webhooks/:id/test"]({ params: { id } }));

export const useResendDeliveries = () =>
  useChange((id: string) => api["POST /api/webhooks/:id/resend"]({ params: { id } }));

export const useRenewSecret = () =>
  useChange((id: string) => api["POST /api/webhooks/:id/secret"]({ params: { id } }));

export const useDeleteWebhook = () =>
  useChange((id: string) => api["DELETE /api/webhooks/:id"]({ params: { id } }));
