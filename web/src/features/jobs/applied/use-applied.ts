import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import { APPLICATION_EVENT } from "@cardplaza/contract/jobs/application-words";
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { tabValue } from "../../../lib/storage/stored-value.ts";
import { api, ApiError, apiOnce } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { useNews } from "../../../lib/live/use-news.ts";

const LIST = ["GET /api/applications/mine"];
interface Page {
  applications: OwnApplication[];
  nextCursor: string | null;
}

export function useApplied() {
  const queries = useQueryClient();
  const list = usePages<Page>(LIST, (cursor) => api["GET /api/applications/mine"]({ query: { cursor } }));
  useNews(
    APPLICATION_EVENT,
    () => void queries.invalidateQueries({ queryKey: LIST }),
    ({ applicationId }) =>
      list.data?.pages.some(({ applications }) => applications.some(({ _id }) => _id === applicationId)) ??
      false,
  );
  return list;
}

/** Shows what changed of one application without fetching all again. */
function setChanged(queries: QueryClient, id: string, change: Partial<OwnApplication>): void {
  queries.setQueryData<InfiniteData<Page>>(
    LIST,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          applications: page.applications.map((each) => (each._id === id ? { ...each, ...change } : each)),
        })),
      },
  );
}

/** After a refusal the list may be old: somebody else answered or withdrew meanwhile. */
const refreshIfOld = (queries: QueryClient, error: unknown) => {
  if (error instanceof ApiError && error.status < 500) void queries.invalidateQueries({ queryKey: LIST });
};

export function useWithdraw(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api["POST /api/applications/:id/withdraw"]({ params: { id }, body: {} }),
    onSuccess: (application) => {
      setChanged(queries, id, application);
      // The job's page and lists say "You've applied".
      for (const key of ["GET /api/jobs/:id", "GET /api/jobs", "GET /api/jobs/saved"])
        void queries.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => refreshIfOld(queries, error),
  });
}

export function useAnswerInterview(interviewId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (time: string | null) =>
      api["PATCH /api/interviews/:id"]({
        params: { id: interviewId },
        body: time ? { action: "choose", time } : { action: "decline" },
      }),
    onSuccess: (application) => setChanged(queries, application._id, application),
    onError: (error) => refreshIfOld(queries, error),
  });
}

/** What is typed stays until it has been sent. */
export function useMessage(id: string) {
  const queries = useQueryClient();
  const draft = tabValue<{ text: string }>(`application-message/${id}`);
  const [text, setShown] = useState(() => draft.read()?.text ?? "");
  const keyFor = useAttemptKey();
  const setText = (next: string) => {
    setShown(next);
    if (next) draft.save({ text: next });
    else draft.drop();
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      apiOnce(keyFor([id, text]))["POST /api/applications/:id/messages"]({ params: { id }, body: { text } }),
    onSuccess: ({ history }) => {
      setText("");
      setChanged(queries, id, { history });
    },
    onError: (failure) => refreshIfOld(queries, failure),
  });
  return {
    text,
    setText: (next: string) => {
      setText(next);
      if (error) reset();
    },
    send: () => {
      if (text.trim() && !isPending) mutate();
    },
    isSending: isPending,
    problem: error ? problemText(error) : undefined,
  };
}
