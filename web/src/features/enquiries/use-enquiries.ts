import type { EnquirySummary } from "@cardplaza/contract/enquiries/enquiry";
import {
  COMPANY_ENQUIRY_TYPES,
  ENQUIRY_EVENT,
  type EnquiryStatus,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { UNREAD_POLL_MS } from "@cardplaza/contract/notifications/notification-words";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useLiveEvent } from "../../lib/live/use-live-event.ts";
import { useNews } from "../../lib/live/use-news.ts";
import { usePollWithoutStream } from "../../lib/live/use-poll-without-stream.ts";
import { query } from "../../lib/query.ts";
import { usePages } from "../../lib/use-pages.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { saveFile } from "../../lib/save-file.ts";

export type Box = "received" | "sent";

export interface SentFilters {
  q: string;
  status: EnquiryStatus | "all" | "open";
  /** "me", "nobody" or a member's id; empty for everybody's. */
  assignee: string;
}

/** The kinds of a screen, without them all, and the inbox if one is chosen. */
export interface EnquiryScope {
  targetType?: string;
  inbox?: string | undefined;
}
export const ALL_SCOPE: EnquiryScope = {};
export const COMPANY_SCOPE: EnquiryScope = { targetType: COMPANY_ENQUIRY_TYPES.join() };

const LIST = "GET /api/enquiries";
const ONE = "GET /api/enquiries/:id";
const LISTS_OF_ENQUIRIES = [LIST, "GET /api/enquiries/counts", "GET /api/enquiries/asks"];

/** What was sent is in no inbox, and one list over all kinds. */
const queryOf = ({ targetType, inbox }: EnquiryScope, box: Box, { q, status, assignee }: SentFilters) => ({
  box,
  status,
  assignee: assignee || undefined,
  q: q || undefined,
  targetType: box === "received" ? targetType : undefined,
  inbox: box === "received" ? inbox : undefined,
});

/** Newest first. */
export function useEnquiries(scope: EnquiryScope, box: Box, filters: SentFilters) {
  const asked = queryOf(scope, box, filters);
  const list = usePages([LIST, asked], (cursor) => api[LIST]({ query: { ...asked, cursor } }));
  const enquiries: EnquirySummary[] | undefined = list.data?.pages.flatMap((page) => page.enquiries);
  return { ...list, enquiries };
}

export const useEnquiryCounts = (scope: EnquiryScope) =>
  useQuery({ ...query["GET /api/enquiries/counts"]({ query: { ...scope } }), staleTime: 0 });

export const useEnquiryStats = (scope: EnquiryScope) =>
  useQuery(query["GET /api/enquiries/stats"]({ query: { ...scope } }));

/** The companies whose enquiries the member answers. */
export const useEnquiryInboxes = () =>
  useQuery({ ...query["GET /api/enquiries/inboxes"](), select: ({ inboxes }) => inboxes });

/** Refetches everything that shows enquiries. */
export const refreshEnquiries = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === "string" && key.startsWith("GET /api/enquiries"),
  });

/** Refetches the lists, and the one that is open if it is one of these. */
const refreshLists = (queryClient: QueryClient, isChanged: (id: string) => boolean) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key, input] }) =>
      LISTS_OF_ENQUIRIES.includes(key as string) ||
      (key === ONE && isChanged((input as { params: { id: string } }).params.id)),
  });

/** Follows what both sides do. Without the stream this looks as often as the bell does. */
export function useLiveEnquiries() {
  const queryClient = useQueryClient();
  const refresh = (isChanged: (id: string) => boolean = () => true) =>
    void refreshLists(queryClient, isChanged);
  useNews(ENQUIRY_EVENT, (news) =>
    news.length > 0
      ? refresh((id) => news.some(({ enquiryId }) => enquiryId === id))
      : void refreshEnquiries(queryClient),
  );
  useLiveEvent(STREAM_EVENT.open, () => refresh());
  const poll = useEffectEvent(() => {
    if (!document.hidden) void refreshEnquiries(queryClient);
  });
  const everyMs = usePollWithoutStream(UNREAD_POLL_MS);
  useEffect(() => {
    if (everyMs === false) return;
    const polling = setInterval(() => poll(), everyMs);
    return () => clearInterval(polling);
  }, [everyMs]);
}

export function useExportEnquiries(scope: EnquiryScope, box: Box, filters: SentFilters) {
  return useMutation({
    mutationFn: async () => {
      const file = await api["GET /api/enquiries/export.csv"]({ query: queryOf(scope, box, filters) });
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
