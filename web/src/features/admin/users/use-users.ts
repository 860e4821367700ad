import { type AdminRole, mayUse } from "@cardplaza/contract/admin-roles";
import {
  USER_ACTION_ROLES,
  USER_ACTIONS,
  USER_QUERY_MIN,
  USER_STATUSES,
  type UserAction,
  VIEW_ROLES,
} from "@cardplaza/contract/admin/user-words";
import type { User, UserLine } from "@cardplaza/contract/admin/users";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { api } from "../../../lib/api.ts";
import { useAdminList } from "../lists/use-admin-list.ts";

const LIST = "GET /api/admin/users";
const ONE = "GET /api/admin/users/:id";

export const useUsers = () =>
  useAdminList({
    key: LIST,
    statuses: USER_STATUSES,
    queryMin: USER_QUERY_MIN,
    openAs: "member",
    read: (query) => api[LIST]({ query }),
  });

export const useUser = (id: string) =>
  useQuery({ queryKey: [ONE, id], queryFn: async () => (await api[ONE]({ params: { id } })).user });

/** A new note, or one that is changed. */
export function useSaveNote(id: string, noteId: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      noteId === undefined
        ? api["POST /api/admin/users/:id/notes"]({ params: { id }, body: { text } })
        : api["PATCH /api/admin/users/:id/notes/:noteId"]({ params: { id, noteId }, body: { text } }),
    onSuccess: ({ notes }) => queries.setQueryData<User>([ONE, id], (user) => user && { ...user, notes }),
  });
}

/** The tab comes back from viewing as this member. */
export function useEndedView(id: string | null, onEnded: () => void) {
  const end = useEffectEvent((viewed: string) => {
    // It ends by itself where the server is not reached.
    api["DELETE /api/admin/users/:id/view-as"]({ params: { id: viewed } }).catch(() => {});
    onEnded();
  });
  useEffect(() => {
    if (id) end(id);
  }, [id]);
}

export interface GivenDecision {
  action: UserAction;
  reason?: string;
  days?: number;
  confirm?: string;
}

/** One member by the version that was seen, or several, each by itself. */
export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ about, ...body }: GivenDecision & { about: readonly UserLine[] }) => {
      const [only] = about;
      if (only && about.length === 1) {
        const { _id: id, version } = only;
        await api["PATCH /api/admin/users/:id"]({ params: { id }, body: { ...body, version } });
        return { done: 1 };
      }
      const ids = about.map(({ _id }) => _id);
      const { results } = await api["POST /api/admin/users/bulk"]({ body: { ...body, ids } });
      return { done: results.filter(({ ok }) => ok).length };
    },
    // A refusal too means that what is shown is old.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [LIST] }),
        queries.invalidateQueries({ queryKey: [ONE] }),
      ]),
  });
}

/** What this role may decide about this member now. The server asks again. */
export function actionsFor(role: AdminRole, user: User): UserAction[] {
  const isPossible: Record<UserAction, boolean> = {
    warn: user.status !== "leaving",
    suspend: user.status === "active",
    restore: user.status === "suspended" || user.isDeletedByUs,
    end_sessions: user.sessions.length > 0,
    reset_second_step: user.secondStep,
    grant_premium: user.status !== "leaving",
    end_premium: user.hasGrantedPremium,
    erase: user.status !== "leaving",
  };
  return USER_ACTIONS.filter((action) => isPossible[action] && mayDecide(role, action));
}

/** Of who is hidden, there is nothing to see. */
export const mayView = (role: AdminRole, { status }: UserLine) =>
  status === "active" && mayUse(role, VIEW_ROLES);

export const mayDecide = (role: AdminRole, action: UserAction) =>
  role === "superadmin" || USER_ACTION_ROLES[action].includes(role);
