import type { Api } from "@cardplaza/contract/api";
import type { CallArgument, Answered } from "@cardplaza/contract/endpoint";
import { type Query, QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

type Reads = { [K in keyof Api as K extends `GET ${string}` ? K : never]: Api[K] };

type ReadOf<K extends keyof Reads> = (
  input: CallArgument<Reads[K]>,
) => ReturnType<typeof queryOptions<Answered<Reads[K]>, Error, Answered<Reads[K]>, [K, unknown]>>;

/** Every read as a query: `useQuery(query["GET /api/home"]())`. */
export const query = new Proxy({} as { [K in keyof Reads]: ReadOf<K> }, {
  get: (_target, key: keyof Reads) => (input: never) => ({
    queryKey: [key, input ?? null],
    queryFn: () => (Reflect.get(api, key) as (input: unknown) => Promise<unknown>)(input),
  }),
});

export const FRESH_FOR_FIVE_MINUTES = 5 * 60 * 1000;

/** The same query with a short failure message. The call's own error is the cause. */
export function failingAs<O extends { queryFn?: unknown }>(options: O, message: string): O {
  const read = options.queryFn as (...input: unknown[]) => Promise<unknown>;
  const queryFn = (...input: unknown[]) =>
    read(...input).catch((cause: unknown) => {
      throw new Error(message, { cause });
    });
  return { ...options, queryFn };
}

/** The specification's defaults: never stale, fetched once, no retries, dropped five minutes after use. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FRESH_FOR_FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Offline a call fails with a message. By default it would wait silently.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  readAgainAfterWrites(client);
  return client;
}

/**
 * What is being read during a change was asked for before it, and would undo the change on the screen. So it is read
 * again: at once if the change is shown already, and after a first read, which an invalidation does not repeat.
 */
function readAgainAfterWrites(client: QueryClient): void {
  const askedTooEarly = new WeakSet<Query>();
  // A failure is the query's own state.
  const readAgain = (read: Query, options?: Parameters<Query["fetch"]>[1]) =>
    void read.fetch(undefined, options).catch(() => {});
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, query: read } = event;
    const { data, fetchStatus, fetchMeta } = read.state;
    const isReading = fetchStatus !== "idle";
    if (action.type === "invalidate" && isReading && data === undefined) askedTooEarly.add(read);
    if (action.type !== "success") return;
    if (!action.manual && askedTooEarly.delete(read)) readAgain(read);
    if (action.manual && isReading)
      readAgain(read, { cancelRefetch: true, ...(fetchMeta && { meta: fetchMeta }) });
  });
}
