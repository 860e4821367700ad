import { useQueryClient } from "@tanstack/react-query";

const ABOUT_CARDS = [
  "GET /api/business-cards",
  "GET /api/team-card",
  "GET /api/user-profile",
  "GET /api/card-customization",
];

/** A card was made, changed or removed: every list that shows cards asks again. */
export function useForgetCards() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => ABOUT_CARDS.some((start) => String(name).startsWith(start)),
    });
}
