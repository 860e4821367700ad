import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const SECOND_STEP = query["GET /api/auth/second-step"]();

export const useSecondStep = () => useQuery({ ...SECOND_STEP, refetchOnMount: "always" });

/** A secret for the app; not in force until a code of it was shown. */
export const useSetUpSecondStep = () =>
  useMutation({ mutationFn: () => api["POST /api/auth/second-step/setup"]() });

export function useConfirmSecondStep() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/auth/second-step/confirm"]({ body: { code } }),
    onSuccess: refresh,
  });
}

export function useSwitchSecondStepOff() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/auth/second-step/off"]({ body: { code } }),
    onSuccess: refresh,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: SECOND_STEP.queryKey });
}
