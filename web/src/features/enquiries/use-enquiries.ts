import type { EnquirySummary } from "@cardplaza/contract/enquiries/enquiries";
import type { EnquiryStatus } from "@cardplaza/contract/enquiries/enquiry-words";
import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { NOTIFICATION_EVENT, UNREAD_POLL_MS } from "@cardplaza/contract/notifications/notification-words";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useLiveEvent } from "../../lib/live/use-live-event.ts";
import { query } from "../../lib/query.ts";
import { usePages } from "../../lib/use-pages.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { saveFile } from "../../lib/save-file.ts";

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

/** Refetches everything that shows enquiries. */
export const refreshEnquiries = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === "string" && key.startsWith("GET /api/enquiries"),
  });

/** Every enquiry and message is announced to its reader. Without the stream this looks as often as the bell does. */
export function useLiveEnquiries() {
  const queryClient = useQueryClient();
  const lookAgain = () => void refreshEnquiries(queryClient);
  useLiveEvent(NOTIFICATION_EVENT, lookAgain);
  useLiveEvent(STREAM_EVENT.gap, lookAgain);
  const poll = useEffectEvent(() => {
    if (!document.hidden) lookAgain();
  });
  useEffect(() => {
    const polling = setInterval(() => poll(), UNREAD_POLL_MS);
    return () => clearInterval(polling);
  }, []);
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
