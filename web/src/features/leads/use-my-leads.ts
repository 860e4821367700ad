import { FOLLOW_UP_LABEL, type FollowUpStatus, LEAD_TOAST } from "@cardplaza/contract/leads/lead-words";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { query } from "../../lib/query.ts";
import { usePages } from "../../lib/use-pages.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { problemText } from "../../lib/problem-text.ts";
import { saveFile } from "../../lib/save-file.ts";
import { OUTBOX_TEXT } from "../../site/outbox/outbox-words.ts";
import { LEAD_STATUS } from "./lead-kinds.ts";
import { asQuery, type LeadFilters } from "./lead-filters.ts";

const LIST = "GET /api/leads/my-leads";

/** Newest first. */
export function useReceivedLeads(filters: LeadFilters) {
  const list = usePages([LIST, filters], (cursor) => api[LIST]({ query: { ...asQuery(filters), cursor } }));
  const leads: OwnedLead[] | undefined = list.data?.pages.flatMap((page) => page.leads);
  return { ...list, leads, counts: list.data?.pages[0]?.counts };
}

export const useLeadTags = () =>
  useQuery({ ...query["GET /api/leads/tags"](), staleTime: 0, select: ({ tags }) => tags });

export const useTeamLeadCounts = () =>
  useQuery({ ...query["GET /api/leads/team-counts"](), select: ({ cards }) => cards });

/** Refetches everything that shows leads. */
export function useRefreshLeads() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === "string" && key.startsWith("GET /api/leads/"),
    });
}

interface StatusChange {
  ids: string[];
  followUpStatus: FollowUpStatus;
  /** Of the one lead, for the list of what waits to be sent. */
  name?: string;
}

/** Of one lead by its own call, as specified, which waits for a network; of several by one call. */
export function useSetFollowUp() {
  const refresh = useRefreshLeads();
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ ids, followUpStatus, name = "A lead" }: StatusChange): Promise<object> => {
      const [id = ""] = ids;
      const body = { followUpStatus };
      if (ids.length > 1) return api["PATCH /api/leads/follow-up"]({ body: { ids, followUpStatus } });
      const label = `${name}: ${FOLLOW_UP_LABEL[followUpStatus]}`;
      return outbox.add(LEAD_STATUS, { call: { params: { id }, body }, label });
    },
    onSuccess: async (changed) => {
      if ("waits" in changed) return void toast(OUTBOX_TEXT.kept);
      toast(LEAD_TOAST.statusSaved);
      await refresh();
    },
    onError: () => toast({ ...LEAD_TOAST.statusFailed, variant: "destructive" }),
  });
}

export function useExportLeads(filters: LeadFilters) {
  return useMutation({
    mutationFn: async () => {
      const file = await api["GET /api/leads/export.csv"]({ query: asQuery(filters) });
      saveFile(file, "leads.csv");
    },
    onError: (error) =>
      toast({
        title: "Your leads were not exported",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
