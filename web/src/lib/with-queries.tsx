import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { registerCache } from "../first-visit/cached-data.ts";
import { createQueryClient } from "./query.ts";
import { useRefusedCalls } from "./use-refused-calls.ts";

let shared: QueryClient | undefined;

/** In the browser one for all screens; on the server one for each page, or visitors would share what they see. */
function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  if (!shared) {
    const client = (shared = createQueryClient());
    registerCache({ clear: () => client.clear(), refetch: () => void client.resetQueries() });
  }
  return shared;
}

/**
 * For whatever reads and writes through queries. The pages of cards stand outside it and bring it
 * with the parts that only members open, so that a visitor need not load it.
 */
export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  useRefusedCalls(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
