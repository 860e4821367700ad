import type { CompanyTeam } from "@cardplaza/contract/companies/company-team";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { useRefreshMyCompany } from "../use-my-company.ts";

/** The team of a company, and what its owner and its managers do with it. */
export function useTeam(id: string) {
  const queryClient = useQueryClient();
  const refreshMine = useRefreshMyCompany();
  const { user, retry: refreshSession } = useSession();
  const options = query["GET /api/companies/:id/managers"]({ params: { id } });
  const show = (team: CompanyTeam) => queryClient.setQueryData(options.queryKey, team);
  const reread = () => queryClient.invalidateQueries({ queryKey: options.queryKey });
  return {
    team: useQuery({ ...options, staleTime: 0 }),
    ownId: user?._id,
    invite: useMutation({
      mutationFn: (email: string) =>
        api["POST /api/companies/:id/managers"]({ params: { id }, body: { email } }),
      onSuccess: show,
    }),
    withdraw: useMutation({
      mutationFn: (inviteId: string) =>
        api["DELETE /api/companies/:id/invites/:inviteId"]({ params: { id, inviteId } }),
      onSuccess: reread,
    }),
    /** Removes a manager. A manager leaves in the same way. */
    remove: useMutation({
      mutationFn: (userId: string) =>
        api["DELETE /api/companies/:id/managers/:userId"]({ params: { id, userId } }),
      onSuccess: (_none, userId) =>
        userId === user?._id ? Promise.all([refreshSession(), refreshMine()]) : reread(),
    }),
    handOver: useMutation({
      mutationFn: (userId: string) =>
        api["POST /api/companies/:id/transfer"]({ params: { id }, body: { userId } }),
      onSuccess(team) {
        show(team);
        return Promise.all([refreshSession(), refreshMine()]);
      },
    }),
  };
}

export type TeamState = ReturnType<typeof useTeam>;
