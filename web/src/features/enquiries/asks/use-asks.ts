import type { NewAsk } from "@cardplaza/contract/enquiries/enquiry-asks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, apiOnce } from "../../../lib/api.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { refreshEnquiries } from "../use-enquiries.ts";

const LIST = "GET /api/enquiries/asks";

export function useAsks() {
  const list = usePages([LIST], (cursor) => api[LIST]({ query: { cursor } }));
  return {
    ...list,
    asks: list.data?.pages.flatMap((page) => page.asks),
    left: list.data?.pages[0]?.left,
  };
}

export function useSendAsk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: NewAsk & { key: string }) =>
      apiOnce(key)["POST /api/enquiries/broadcast"]({ body }),
    onSuccess: () => refreshEnquiries(queryClient),
  });
}
