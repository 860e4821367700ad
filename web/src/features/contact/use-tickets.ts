import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";

export const OWN_TICKETS = { ...query["GET /api/contact/mine"](), staleTime: 0 };

export function useOwnTickets() {
  const { status } = useSession();
  return useQuery({ ...OWN_TICKETS, enabled: status === "member" });
}

export function useReopenTicket(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api["POST /api/contact/:id/reopen"]({ params: { id }, body: { note } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: OWN_TICKETS.queryKey }),
  });
}
