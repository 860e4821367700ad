import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";

const SESSIONS = query["GET /api/auth/sessions"]();

export const useSessions = () => useQuery({ ...SESSIONS, refetchOnMount: "always" });

/** Signs another device out. One that is signed out already is as good. */
export function useSignOutThere() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api["DELETE /api/auth/sessions/:id"]({ params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    async onSuccess() {
      toast({ title: "Signed out there" });
      await queryClient.invalidateQueries({ queryKey: SESSIONS.queryKey });
    },
    onError: (error) =>
      toast({
        title: "That device is still signed in",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
