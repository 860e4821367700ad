import type { QueryClient } from "@tanstack/react-query";

const CARD_KEYS = [
  "GET /api/business-cards",
  "GET /api/business-cards/user",
  "GET /api/business-cards/:id",
  "GET /api/business-cards/deleted",
  "GET /api/team-card",
  "GET /api/user-profile",
];

/** Refetches every list that may show a card that was created, changed or deleted. */
export const refreshCards = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => CARD_KEYS.includes(String(queryKey[0])) });
