import type { NewAsk } from "@cardplaza/contract/enquiry-asks";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, apiOnce } from "../../../lib/api.ts";
import { forgetEnquiries } from "../use-enquiries.ts";

const LIST = "GET /api/enquiries/asks";

export function useAsks() {
  const list = useInfiniteQuery({
    queryKey: [LIST],
    queryFn: ({ pageParam }) => api[LIST]({ query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
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
    onSuccess: () => forgetEnquiries(queryClient),
  });
}
