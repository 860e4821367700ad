import { useQueryClient } from "@tanstack/react-query";

const ONE_CARD = "GET /api/business-cards/:id";
const ABOUT_CARDS = [
  "GET /api/business-cards",
  "GET /api/team-card",
  "GET /api/user-profile",
  "GET /api/card-customization",
];

/** Refetches every list that shows cards after one was created, changed or deleted. */
export function useRefreshCards() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      // Not refetched now: its form is being closed, and the card may be deleted.
      queryClient.invalidateQueries({ queryKey: [ONE_CARD], refetchType: "none" }),
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          name !== ONE_CARD && ABOUT_CARDS.some((start) => String(name).startsWith(start)),
      }),
    ]);
}
