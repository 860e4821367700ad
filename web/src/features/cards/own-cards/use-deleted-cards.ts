import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { CARD_LIST } from "../card-data.ts";
import { refreshCards } from "./card-cache.ts";

export const useDeletedCards = () =>
  useQuery({ ...query["GET /api/business-cards/deleted"](), ...CARD_LIST });

/** Restores a card. For a team card the plan's limit may be reached by now. */
export function useRestoreCard() {
  const queryClient = useQueryClient();
  const upgrade = useUpgradeDialog();
  return useMutation({
    mutationFn: (id: string) => api["POST /api/business-cards/:id/restore"]({ params: { id }, body: {} }),
    onSuccess: async ({ name }) => {
      toast({ title: "Card restored", description: `${name} is back, and its links work again.` });
      await refreshCards(queryClient);
    },
    onError: (error) => {
      const isFull = error instanceof ApiError && error.code === "LIMIT_REACHED";
      const title = isFull ? TEAM_TEXT.limitTitle : "The card was not restored";
      toast({ title, description: problemText(error), variant: "destructive" });
      if (isFull) upgrade.show();
    },
  });
}
