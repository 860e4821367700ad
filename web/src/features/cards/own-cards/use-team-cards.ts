import { FREE_TEAM_CARDS } from "@cardplaza/contract/plan/plan";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { CARD_LIST } from "../card-data.ts";
import { refreshCards } from "./card-cache.ts";
import { LOAD_FAILED } from "./dashboard-words.ts";
import { useFailureToast } from "./use-failure-toast.ts";

export function useTeamCards() {
  const cards = useQuery({ ...query["GET /api/team-card"](), ...CARD_LIST });
  useFailureToast(cards, LOAD_FAILED.team);
  return cards;
}

export const ownerOf = ({ user_id }: Pick<TeamCard, "user_id">) =>
  typeof user_id === "object" ? user_id : { _id: user_id, name: "" };

/** How many team cards are used. Cards that somebody else owns do not count. */
export function useTeamCardUsage(cards: readonly TeamCard[] | undefined) {
  const { user } = useSession();
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const used = cards?.filter((card) => ownerOf(card)._id === user?._id).length;
  return {
    used,
    premium,
    isFull: premium === false && used !== undefined && used >= FREE_TEAM_CARDS,
    refuse: () => {
      toast({ title: TEAM_TEXT.limitTitle, description: TEAM_TEXT.limit, variant: "destructive" });
      upgrade.show();
    },
  };
}

export function useInviteMember() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      api["POST /api/team-card/:id/invite"]({ params: { id }, body: { email } }),
    onSuccess: async (_, { email }) => {
      toast({ title: "Invitation sent", description: `${email} can now take the card over.` });
      await refreshCards(queryClient);
    },
  });
}

/** Without a name or an address the card is only taken back, or given back by its member. */
export function useHandOver() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; name?: string; email?: string }) =>
      api["POST /api/team-card/:id/hand-over"]({ params: { id }, body }),
    onSuccess: async (_, { email }) => {
      toast({
        title: "Card handed over",
        description: email
          ? `We have invited ${email}.`
          : "The person who made it can give it to somebody else.",
      });
      await refreshCards(queryClient);
    },
  });
}

/** The card that an invitation is for. */
export const useInvitedCard = (code: string) =>
  useQuery({ ...query["GET /api/team-card/invite"]({ query: { code } }), ...CARD_LIST });

export function useClaimCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/team-card/claim"]({ body: { code } }),
    onSuccess: async ({ name }) => {
      toast({ title: "The card is yours", description: `You can now edit and share the card of ${name}.` });
      await refreshCards(queryClient);
    },
  });
}
