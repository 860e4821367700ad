import type { Applicant, Application } from "@cardplaza/contract/jobs/application";
import type { MovableStage } from "@cardplaza/contract/jobs/application-words";
import { STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, ApiError, apiOnce } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { type Board, boardKey, withApplicant } from "./use-board.ts";

const applicationQuery = (id: string) => query["GET /api/applications/:id"]({ params: { id } });

/** Opening it views it, so the board shows it there. Its link to the resume lives for ten minutes. */
export function useApplication(id: string, jobId: string) {
  const queryClient = useQueryClient();
  const read = useQuery({ ...applicationQuery(id), staleTime: 5 * MINUTE_MS, refetchOnMount: "always" });
  const { data } = read;
  useEffect(() => {
    if (data) showOnBoard(queryClient, jobId, data);
  }, [data, jobId, queryClient]);
  return read;
}

function showOnBoard(queryClient: QueryClient, jobId: string, applicant: Applicant): void {
  queryClient.setQueryData<Board>(boardKey(jobId), (board) => board && withApplicant(board, applicant));
}

export interface Change {
  applicant: Applicant;
  stage?: MovableStage;
  reason?: string;
  message?: string;
  rating?: number | null;
  note?: string;
}

/** Shown at once. If it fails, it is taken back with the reason; after somebody else's change all is read again. */
export function useChangeApplication(jobId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshBoard(jobId);
  return useMutation({
    mutationFn: ({ applicant, ...change }: Change) =>
      api["PATCH /api/applications/:id"]({
        params: { id: applicant._id },
        body: { ...change, version: applicant.version },
      }),
    onMutate: ({ applicant, stage, rating }) =>
      showOnBoard(queryClient, jobId, {
        ...applicant,
        ...(stage && { stage }),
        ...(rating !== undefined && { rating }),
      }),
    onSuccess: (application, { stage }) => {
      saveApplication(queryClient, jobId, application);
      if (stage) {
        toast({ title: `${application.name} is now in “${STAGE_LABEL[stage]}”` });
        void queryClient.invalidateQueries({ queryKey: ["GET /api/jobs/mine"] });
      }
    },
    onError: (error, { applicant }) => {
      showOnBoard(queryClient, jobId, applicant);
      const isConflict = error instanceof ApiError && error.status === 409;
      toast({
        title: isConflict ? "Not saved: it has changed" : "Not saved",
        description: problemText(error),
        variant: "destructive",
      });
      if (isConflict) void refresh();
    },
  });
}

function saveApplication(queryClient: QueryClient, jobId: string, application: Application): void {
  queryClient.setQueryData(applicationQuery(application._id).queryKey, application);
  showOnBoard(queryClient, jobId, application);
}

/** Reads the board and the open application again. */
export function useRefreshBoard(jobId: string) {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: boardKey(jobId) }),
      queryClient.invalidateQueries({ queryKey: ["GET /api/applications/:id"] }),
    ]);
  };
}

/** The applicant is told by bell and mail, and can answer there. */
export function useSendMessage(application: Application, jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      apiOnce(key)["POST /api/applications/:id/messages"]({
        params: { id: application._id },
        body: { text },
      }),
    onSuccess: ({ history }) => {
      const answeredAt = application.answeredAt ?? new Date().toISOString();
      saveApplication(queryClient, jobId, { ...application, history, answeredAt });
      toast({ title: `Sent to ${application.name}` });
    },
  });
}

interface Proposal {
  times: string[];
  mode: "in_person" | "phone" | "video";
  place: string;
  key: string;
}

export function useProposeInterview(application: Application, jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Proposal) =>
      apiOnce(key)["POST /api/applications/:id/interviews"]({ params: { id: application._id }, body }),
    onSuccess: (saved) => {
      saveApplication(queryClient, jobId, saved);
      toast({ title: `Times proposed to ${saved.name}` });
    },
  });
}
