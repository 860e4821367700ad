import type { QueryClient } from "@tanstack/react-query";

const CARD_KEYS = [
  "GET /api/business-cards",
  "GET /api/business-cards/user",
  "GET /api/business-cards/:id",
  "GET /api/business-cards/deleted",
  "GET /api/team-card",
  "GET /api/user-profile",
];

/** One of the member's cards came, went or changed: every list that may show it is asked for anew. */
export const refreshCards = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => CARD_KEYS.includes(String(queryKey[0])) });
