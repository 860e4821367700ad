import { useQueryClient } from "@tanstack/react-query";

const ONE_CARD = "GET /api/business-cards/:id";
const ABOUT_CARDS = [
  "GET /api/business-cards",
  "GET /api/team-card",
  "GET /api/user-profile",
  "GET /api/card-customization",
];

/** A card was made, changed or removed: every list that shows cards asks again. */
export function useRefreshCards() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      // Not at once: the form that it was edited in is being left, and it may be deleted by now.
      queryClient.invalidateQueries({ queryKey: [ONE_CARD], refetchType: "none" }),
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          name !== ONE_CARD && ABOUT_CARDS.some((start) => String(name).startsWith(start)),
      }),
    ]);
}
