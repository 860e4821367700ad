import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { NOTIFICATION_EVENT } from "@cardplaza/contract/notifications/notification-words";
import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../lib/api.ts";
import { useLiveEvent } from "../../lib/live/use-live-event.ts";
import { useNews } from "../../lib/live/use-news.ts";
import { usePages } from "../../lib/use-pages.ts";

const LIST = ["GET /api/to-answer"];

interface Page {
  items: ToAnswerItem[];
  nextCursor: string | null;
  count: number;
}

/** What waits for the member, page by page. List, bar and strip share what was read. */
export function useToAnswer() {
  const list = usePages<Page>(LIST, (cursor) => api["GET /api/to-answer"]({ query: { cursor } }));
  return {
    ...list,
    items: list.data?.pages.flatMap(({ items }) => items),
    count: list.data?.pages[0]?.count,
  };
}

export const readToAnswerAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: LIST });

/** Answers come in bursts, such as a whole board that is moved. */
const AFTER_CHANGES_MS = 500;

/** Follows what comes in, and what the member does anywhere in the product: an answer there ends the wait here. */
export function useToAnswerNews() {
  const queryClient = useQueryClient();
  const readAgain = () => void readToAnswerAgain(queryClient);
  useNews(NOTIFICATION_EVENT, readAgain);
  useLiveEvent(STREAM_EVENT.open, readAgain);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      clearTimeout(timer);
      timer = setTimeout(() => void readToAnswerAgain(queryClient), AFTER_CHANGES_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
}

/** Takes an answered row out at once; the next read follows. */
export function takeOut(queryClient: QueryClient, { kind, _id, path }: ToAnswerItem): void {
  queryClient.setQueryData<InfiniteData<Page>>(
    LIST,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter((item) => item.kind !== kind || item._id !== _id || item.path !== path),
          count: Math.max(0, page.count - 1),
        })),
      },
  );
}
