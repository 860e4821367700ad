import { CONNECTION_EVENT, type ConnectionTab } from "@cardplaza/contract/people/connection-words";
import type { Connection, Introduction } from "@cardplaza/contract/people/connections";
import type { Answered } from "@cardplaza/contract/endpoint";
import type { Api } from "@cardplaza/contract/api";
import { type InfiniteData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useNews } from "../../../lib/live/use-news.ts";
import { usePages } from "../../../lib/use-pages.ts";

const LIST = "GET /api/connections";
const COUNTS = ["counts of connections"];

type Page = Answered<Api[typeof LIST]>;
type Counts = Page["counts"];

export interface PeopleFilters {
  q: string;
  city: string;
  tag: string;
}
export const NO_FILTERS: PeopleFilters = { q: "", city: "", tag: "" };

/** One tab, page by page. Every page brings the counts of all tabs. */
export function usePeople(tab: ConnectionTab, filters = NO_FILTERS) {
  const queryClient = useQueryClient();
  return usePages([LIST, { tab, ...filters }], async (cursor) => {
    const page = await api[LIST]({ query: { tab, ...filters, ...(cursor ? { cursor } : {}) } });
    queryClient.setQueryData(COUNTS, page.counts);
    return page;
  });
}

/** As the page that was read last counted them; undefined before the first. */
export const useCounts = () =>
  useQuery<Counts>({
    queryKey: COUNTS,
    queryFn: () => api[LIST]({ query: { tab: "received" } }).then(({ counts }) => counts),
    enabled: false,
  }).data;

/** Follows what others do: invitations, answers, introductions. */
export function useNewsOfPeople() {
  const queryClient = useQueryClient();
  useNews(CONNECTION_EVENT, () => void queryClient.invalidateQueries({ queryKey: [LIST] }));
}

/** What the screen knows of the lists, changed with what the member did. */
export function usePeopleCache() {
  const queryClient = useQueryClient();
  const change = (edit: (page: Page) => Page) =>
    // Other parts of the screen read a first page alone.
    queryClient.setQueriesData<InfiniteData<Page> | Page>({ queryKey: [LIST] }, (list) => {
      if (!list) return list;
      return "pages" in list ? { ...list, pages: list.pages.map((page) => edit(page)) } : edit(list);
    });
  return {
    drop: (id: string) =>
      change((page) => ({ ...page, connections: page.connections.filter(({ _id }) => _id !== id) })),
    dropSuggestion: (personId: string) =>
      change((page) => ({
        ...page,
        suggestions: page.suggestions.filter(({ person }) => person._id !== personId),
      })),
    put: (saved: Connection) =>
      change((page) => ({ ...page, connections: replaced(page.connections, saved) })),
    putIntroduction: (saved: Introduction) =>
      change((page) => ({ ...page, introductions: replaced(page.introductions, saved) })),
    count(by: Partial<Counts>) {
      queryClient.setQueryData<Counts>(COUNTS, (counts) => counts && added(counts, by));
      change((page) => ({ ...page, counts: added(page.counts, by) }));
    },
  };
}

const replaced = <One extends { _id: string }>(all: One[], saved: One) =>
  all.map((each) => (each._id === saved._id ? saved : each));

function added(counts: Counts, by: Partial<Counts>): Counts {
  const next = { ...counts };
  for (const name of Object.keys(by) as (keyof Counts)[])
    next[name] = Math.max(0, next[name] + (by[name] ?? 0));
  return next;
}
