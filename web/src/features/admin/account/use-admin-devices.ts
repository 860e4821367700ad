import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { DEVICES_WORDS } from "../admin-words.ts";

const DEVICES = query["GET /api/admin/auth/sessions"]();

export const useAdminDevices = () => useQuery({ ...DEVICES, refetchOnMount: "always" });

/** Signs one device out, or all others. One that is signed out already is as good. */
export function useEndDevices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      id === "others"
        ? api["DELETE /api/admin/auth/sessions"]()
        : api["DELETE /api/admin/auth/sessions/:id"]({ params: { id } }).catch((error: unknown) => {
            if (!(error instanceof ApiError && error.status === 404)) throw error;
          }),
    async onSuccess(_, id) {
      toast({ title: id === "others" ? DEVICES_WORDS.othersEnded : DEVICES_WORDS.ended });
      await queryClient.invalidateQueries({ queryKey: DEVICES.queryKey });
    },
    onError: (error) =>
      toast({ title: DEVICES_WORDS.stillIn, description: problemText(error), variant: "destructive" }),
  });
}
