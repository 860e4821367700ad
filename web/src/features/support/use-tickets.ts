import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";

export const OWN_TICKETS = { ...query["GET /api/contact/mine"](), staleTime: 0 };

export function useOwnTickets() {
  const { status } = useSession();
  return useQuery({ ...OWN_TICKETS, enabled: status === "member" });
}

/** What a link in our mail carries, for those without an account. */
export interface ReopenSeal {
  expires: string;
  signature: string;
}

export function useReopenTicket(id: string, seal?: ReopenSeal) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      api["POST /api/contact/:id/reopen"]({ params: { id }, body: { note, seal } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: OWN_TICKETS.queryKey }),
  });
}
