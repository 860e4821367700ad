import { keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

/** A list page by page, refetched whenever it is shown. Old results stay visible while a new search runs. */
export const usePages = <Page extends { nextCursor?: string | null }>(
  queryKey: QueryKey,
  read: (cursor: string | undefined) => Promise<Page>,
  { enabled = true, refetchInterval = false }: { enabled?: boolean; refetchInterval?: number | false } = {},
) =>
  useInfiniteQuery({
    enabled,
    refetchInterval,
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam ?? undefined),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
