import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import type { SavedReply } from "@cardplaza/contract/enquiries/enquiry-saved-replies";
import type { EnquiryStatus, QuoteAction } from "@cardplaza/contract/enquiries/enquiry-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError, apiOnce } from "../../lib/api.ts";
import { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { query } from "../../lib/query.ts";
import { ENQUIRY_MESSAGE } from "./message-kind.ts";
import { refreshEnquiries } from "./use-enquiries.ts";

const one = (id: string) => query["GET /api/enquiries/:id"]({ params: { id } });

/** Opening an enquiry marks it as read, so the lists beside it are refetched once. */
export function useEnquiry(id: string) {
  const queryClient = useQueryClient();
  const options = one(id);
  return useQuery({
    ...options,
    queryFn: async () => {
      const response = await api["GET /api/enquiries/:id"]({ params: { id } });
      for (const list of ["GET /api/enquiries", "GET /api/enquiries/counts", "GET /api/enquiries/asks"])
        void queryClient.invalidateQueries({ queryKey: [list] });
      return response;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    select: ({ enquiry }) => enquiry,
  });
}

export const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The response is shown at once. Lists and counters follow. */
function useChange<Input>(id: string, call: (input: Input) => Promise<{ enquiry: Enquiry } | undefined>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (response) => {
      // What waits for a network changes nothing yet.
      if (!response) return;
      queryClient.setQueryData(one(id).queryKey, response);
      await refreshEnquiries(queryClient);
    },
  });
}

interface Change {
  status?: EnquiryStatus;
  lostReason?: string;
  wonPaise?: number;
  ownerNote?: string;
  assigneeId?: string | null;
}

export const useMoveEnquiry = (id: string) =>
  useChange(id, (body: Change) => api["PATCH /api/enquiries/:id"]({ params: { id }, body }));

export const useAcceptAnswer = (id: string) =>
  useChange(id, () => api["POST /api/enquiries/:id/acceptance"]({ params: { id } }));

/** A message or a quote. If a colleague answered a moment ago, what they wrote is fetched, to be read first. */
function useAnswer<Input>(id: string, call: (input: Input) => Promise<{ enquiry: Enquiry } | undefined>) {
  const queryClient = useQueryClient();
  return useChange(id, async (input: Input) => {
    try {
      return await call(input);
    } catch (error) {
      if (isAnswered(error)) await queryClient.invalidateQueries({ queryKey: one(id).queryKey });
      throw error;
    }
  });
}

/** Refused, because a colleague answered a moment ago. */
export const isAnswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "CONFLICT";

interface Reply {
  body: string;
  file?: string;
  anyway?: boolean;
}

/** Without a network it waits to be sent; the answer is then undefined. */
export function useReply(id: string) {
  const outbox = useOutbox();
  const waiting = outbox.waiting.filter(
    ({ kind, call }) =>
      kind === ENQUIRY_MESSAGE.name && (call as { params: { id: string } }).params.id === id,
  );
  const reply = useAnswer(id, async (body: Reply) => {
    const call = { params: { id }, body };
    const added = await outbox.add(ENQUIRY_MESSAGE, { call, label: `Message: ${body.body}` });
    return "sent" in added ? added.sent : undefined;
  });
  return { ...reply, outbox, waiting };
}

interface QuoteToSend {
  amountPaise: number;
  validTill: string;
  note?: string;
  anyway?: boolean;
  key: string;
}

export const useSendQuote = (id: string) =>
  useAnswer(id, ({ key, ...body }: QuoteToSend) =>
    apiOnce(key)["POST /api/enquiries/:id/quotes"]({ params: { id }, body }),
  );

export const useDecideQuote = (id: string, quoteId: string) =>
  useChange(id, (action: QuoteAction) =>
    api["PATCH /api/enquiries/:id/quotes/:quoteId"]({ params: { id, quoteId }, body: { action } }),
  );

export const useOthers = (id: string) =>
  useQuery({
    ...query["GET /api/enquiries/:id/others"]({ params: { id } }),
    staleTime: 0,
    select: ({ targets }) => targets,
  });

export function useForward(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (targetIds: string[]) =>
      api["POST /api/enquiries/:id/forward"]({ params: { id }, body: { targetIds } }),
    onSuccess: () => refreshEnquiries(queryClient),
  });
}

const SAVED = query["GET /api/enquiries/saved-replies"]();

export const useSavedReplies = (enabled = true) =>
  useQuery({ ...SAVED, enabled, select: ({ replies }) => replies });

/** How many the member can save; undefined until it is known. */
export const useMostSavedReplies = () => useQuery({ ...SAVED, select: ({ max }) => max }).data;

export function useChangeSavedReplies() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (replies: SavedReply[]) => api["PUT /api/enquiries/saved-replies"]({ body: { replies } }),
    onSuccess: (response) => queryClient.setQueryData(SAVED.queryKey, response),
  });
}
