import type { Api } from "@cardplaza/contract/api";
import type { CallArgument, Answered } from "@cardplaza/contract/endpoint";
import { QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

type Reads = { [K in keyof Api as K extends `GET ${string}` ? K : never]: Api[K] };

type Query<K extends keyof Reads> = (
  input: CallArgument<Reads[K]>,
) => ReturnType<typeof queryOptions<Answered<Reads[K]>, Error, Answered<Reads[K]>, [K, unknown]>>;

/** Every read as a query: `useQuery(query["GET /api/home"]())`. */
export const query = new Proxy({} as { [K in keyof Reads]: Query<K> }, {
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

/** What is being read while a change is shown was asked for before the change, and would undo it on the screen. */
function readAgainAfterWrites(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !event.action.manual) return;
    const { fetchStatus, fetchMeta } = event.query.state;
    if (fetchStatus === "idle") return;
    const meta = fetchMeta ?? undefined;
    // A failure is the query's own state.
    event.query.fetch(undefined, { cancelRefetch: true, ...(meta && { meta }) }).catch(() => {});
  });
}
