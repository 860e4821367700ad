import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { registerCache } from "./cached-data.ts";
import { createQueryClient } from "../lib/query.ts";
import { useRefusedCalls } from "../lib/use-refused-calls.ts";

let shared: QueryClient | undefined;

/** One for all screens in the browser, one per page on the server: visitors must not share data. */
function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  if (!shared) {
    const client = (shared = createQueryClient());
    registerCache({ clear: () => client.clear(), refetch: () => void client.resetQueries() });
  }
  return shared;
}

/**
 * For everything that uses queries. The card pages are outside it and load it
 * with the parts that only members open, so that a visitor need not load it.
 */
export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  useRefusedCalls(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
