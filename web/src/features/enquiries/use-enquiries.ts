import type { EnquirySummary } from "@cardplaza/contract/enquiries/enquiries";
import type { EnquiryStatus } from "@cardplaza/contract/enquiries/enquiry-words";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/form-problem.ts";
import { query } from "../../lib/query.ts";
import { usePages } from "../../lib/use-pages.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { saveFile } from "../../lib/save-file.ts";
import { UNREAD_COUNT } from "../notifications/use-notifications.ts";

export type Box = "received" | "sent";

export interface SentFilters {
  q: string;
  status: EnquiryStatus | "all" | "open";
}

/** This screen's kinds; those of companies have their own. */
const TARGET_TYPES = "business,card";
const LIST = "GET /api/enquiries";

/** Newest first. */
export function useEnquiries(box: Box, { q, status }: SentFilters) {
  const list = usePages([LIST, box, q, status], (cursor) =>
    api[LIST]({ query: { box, status, q: q || undefined, targetType: TARGET_TYPES, cursor } }),
  );
  const enquiries: EnquirySummary[] | undefined = list.data?.pages.flatMap((page) => page.enquiries);
  return { ...list, enquiries };
}

export const useEnquiryCounts = () =>
  useQuery({
    ...query["GET /api/enquiries/counts"]({ query: { targetType: TARGET_TYPES } }),
    staleTime: 0,
  });

/** Everything that shows enquiries is fetched anew. */
export const forgetEnquiries = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === "string" && key.startsWith("GET /api/enquiries"),
  });

/** The bell is told of every enquiry and message at once: whenever it looks, this looks too. */
export function useLiveEnquiries() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const [bell] = UNREAD_COUNT;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryKey[0] !== bell) return;
      if (event.type === "updated" && event.action.type === "success") void forgetEnquiries(queryClient);
    });
  }, [queryClient]);
}

export function useExportEnquiries(box: Box, { q, status }: SentFilters) {
  return useMutation({
    mutationFn: async () => {
      const file = await api["GET /api/enquiries/export.csv"]({
        query: { box, status, q: q || undefined, targetType: TARGET_TYPES },
      });
      saveFile(file, "enquiries.csv");
    },
    onError: (error) =>
      toast({
        title: "Your enquiries were not exported",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
