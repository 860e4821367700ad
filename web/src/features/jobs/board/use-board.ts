import type { Applicant } from "@cardplaza/contract/jobs/application";
import { APPLICATION_STAGES, type ApplicationStage } from "@cardplaza/contract/jobs/application-words";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

const READ = "GET /api/jobs/:id/applications";
const readBoard = (id: string, query: { stage?: ApplicationStage; cursor?: string } = {}) =>
  api[READ]({ params: { id }, query });

type Read = Awaited<ReturnType<typeof readBoard>>;
export interface Board extends Pick<Read, "applications" | "counts"> {
  /** By stage, the last applicant that was read: others may have been moved behind them. */
  cursors: Partial<Record<ApplicationStage, string>>;
}

export const boardKey = (jobId: string) => [READ, jobId] as const;

export const ofStage = ({ applications }: Pick<Board, "applications">, stage: ApplicationStage) =>
  applications.filter((applicant) => applicant.stage === stage);

export const hasMore = (board: Board, stage: ApplicationStage) =>
  ofStage(board, stage).length < board.counts[stage];

/** All applicants that are shown. Read again, a stage has as many as before. */
export function useBoard(jobId: string) {
  const queryClient = useQueryClient();
  const key = boardKey(jobId);
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const before = queryClient.getQueryData<Board>(key);
      let board = await firstPages(jobId);
      for (const stage of APPLICATION_STAGES) {
        const wanted = before ? ofStage(before, stage).length : 0;
        while (wanted > ofStage(board, stage).length && hasMore(board, stage))
          board = await withNextPage(jobId, board, stage);
      }
      return board;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

async function firstPages(jobId: string): Promise<Board> {
  const { applications, counts } = await readBoard(jobId);
  const cursors = Object.fromEntries(applications.map(({ stage, _id }) => [stage, _id]));
  return { applications, counts, cursors };
}

async function withNextPage(jobId: string, board: Board, stage: ApplicationStage): Promise<Board> {
  const cursor = board.cursors[stage];
  const next = await readBoard(jobId, { stage, ...(cursor && { cursor }) });
  const known = new Set(board.applications.map(({ _id }) => _id));
  const applications = [...board.applications, ...next.applications.filter(({ _id }) => !known.has(_id))];
  const last = next.applications.at(-1)?._id ?? cursor;
  // At the end there is no more, whatever the count says: somebody else may have moved one.
  const counts = next.nextCursor
    ? next.counts
    : { ...next.counts, [stage]: ofStage({ applications }, stage).length };
  return { applications, counts, cursors: { ...board.cursors, ...(last && { [stage]: last }) } };
}

/** The next page of one stage. */
export function useMoreOfStage(jobId: string, stage: ApplicationStage) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const show = async () => {
    const board = queryClient.getQueryData<Board>(boardKey(jobId));
    if (!board || isPending) return;
    setPending(true);
    try {
      queryClient.setQueryData(boardKey(jobId), await withNextPage(jobId, board, stage));
    } catch (error) {
      toast({ title: "This did not load", description: problemText(error), variant: "destructive" });
    } finally {
      setPending(false);
    }
  };
  return { isPending, show: () => void show() };
}

/** Everybody, one page after the other: who is looked for may be on a later one. */
export function useWholeBoard(jobId: string, isWanted: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const read = () => queryClient.getQueryData<Board>(boardKey(jobId));
    const load = async () => {
      for (const stage of APPLICATION_STAGES) {
        let board = read();
        while (!isLeft && board && hasMore(board, stage)) {
          board = await withNextPage(jobId, board, stage);
          if (!isLeft) queryClient.setQueryData(boardKey(jobId), board);
        }
      }
    };
    load().catch((error: unknown) =>
      toast({ title: "This did not load", description: problemText(error), variant: "destructive" }),
    );
    return () => {
      isLeft = true;
    };
  }, [jobId, isWanted, queryClient]);
}

/** How many ever reached each stage, read whenever it is shown. */
export const useFunnel = (jobId: string) =>
  useQuery({
    queryKey: [READ, jobId, "funnel"],
    queryFn: async () => (await readBoard(jobId, { stage: "hired" })).funnel,
    staleTime: 0,
  });

/** The board with an applicant as they are now, also in another stage, where the best match is first. */
export function withApplicant(board: Board, applicant: Applicant): Board {
  const before = board.applications.find(({ _id }) => _id === applicant._id);
  if (!before) return board;
  const applications = board.applications
    .map((each) => (each === before ? applicant : each))
    .toSorted((one, other) => other.match.score - one.match.score || (one._id < other._id ? 1 : -1));
  if (before.stage === applicant.stage) return { ...board, applications };
  const counts = {
    ...board.counts,
    [before.stage]: board.counts[before.stage] - 1,
    [applicant.stage]: board.counts[applicant.stage] + 1,
  };
  return { ...board, applications, counts };
}
