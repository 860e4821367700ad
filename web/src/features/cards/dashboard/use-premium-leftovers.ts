import { cardLabel, withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { PremiumLeftovers } from "@cardplaza/contract/plan/premium-leftovers";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { CARD_LIST, designOf } from "../card-data.ts";
import { refreshCards } from "../own-cards/card-cache.ts";
import { unlessGone } from "../own-cards/unless-gone.ts";

/** One premium leftover, and how to remove it. */
export interface PremiumLeftover {
  id: string;
  title: string;
  text: string;
  action: string;
  /** A question that is asked first if the action cannot be undone. */
  question?: { title: string; text: string };
  done: { title: string; description: string };
  remove: () => Promise<unknown>;
}

const LEFTOVERS = query["GET /api/kept-premium"]();

/** Fetched only without the plan: with the plan each leftover has its own screen. */
export function usePremiumLeftovers(): PremiumLeftover[] {
  const premium = useIsPremium();
  const { data } = useQuery({ ...LEFTOVERS, ...CARD_LIST, enabled: premium === false });
  return premium === false && data ? leftoversOf(data) : [];
}

export function useRemoveLeftover() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ remove }: PremiumLeftover) => remove().catch(unlessGone),
    onSuccess: async (_, { done }) => {
      toast(done);
      // The design of the card in sight may have changed with it.
      await queryClient.invalidateQueries({ queryKey: [designOf("").queryKey[0]] });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: LEFTOVERS.queryKey }),
        refreshCards(queryClient),
      ]);
    },
  });
}

function leftoversOf(data: PremiumLeftovers): PremiumLeftover[] {
  const { cards, qrCodes, webhooks, template, savedSearches, savedReplies, reviewTemplates } = data;
  return [
    ...cards.flatMap(leftoversOn),
    ...qrCodes.map(({ _id: id, name }) => ({
      id,
      title: "QR code",
      text: `${name}, which still leads where you set it`,
      action: "Delete",
      question: {
        title: `Delete the QR code ${name}?`,
        text: "A scan then shows your card. The code cannot be restored.",
      },
      done: { title: "QR code deleted", description: "A scan now shows your card." },
      remove: () => api["DELETE /api/qr-codes/:id"]({ params: { id } }),
    })),
    ...webhooks.map(({ _id: id, url }) => ({
      id,
      title: "Webhook",
      text: url,
      action: "Delete",
      question: {
        title: "Delete this webhook?",
        text: `No lead is sent to ${url} any more, also not with Premium.`,
      },
      done: { title: "Webhook deleted", description: "No lead is sent there any more." },
      remove: () => api["DELETE /api/webhooks/:id"]({ params: { id } }),
    })),
    ...(template ? [TEMPLATE] : []),
    ...savedSearches.map(({ _id: id, name }) => ({
      id,
      title: "Saved search",
      text: name,
      action: "Delete",
      question: {
        title: `Delete the saved search ${name}?`,
        text: "You hear of no new matches for it any more, also not with Premium.",
      },
      done: { title: "Search deleted", description: "It is no longer kept for you." },
      remove: () => api["DELETE /api/search/saved/:id"]({ params: { id } }),
    })),
    ...(savedReplies.length > 0 ? [repliesNamed(savedReplies)] : []),
    ...(reviewTemplates > 0 ? [templatesForReviews(reviewTemplates)] : []),
  ];
}

const TEMPLATE: PremiumLeftover = {
  id: "template",
  title: "Team template",
  text: "Its locks still hold for members who took their cards over",
  action: "Delete",
  question: {
    title: "Delete the team template?",
    text: "Your team cards stay as they are, and their members may change every field.",
  },
  done: { title: "Template deleted", description: "Nothing on your team cards is locked any more." },
  remove: () => api["DELETE /api/team-card/template"](),
};

const repliesNamed = (titles: string[]): PremiumLeftover => ({
  id: "saved-replies",
  title: "Saved replies to enquiries",
  text: titles.join(", "),
  action: "Delete",
  question: {
    title: titles.length === 1 ? "Delete this saved reply?" : `Delete these ${titles.length} saved replies?`,
    text: "Your first three replies stay. What you delete cannot be restored.",
  },
  done: { title: "Saved replies deleted", description: "What you have answered with them stays." },
  remove: () => api["DELETE /api/enquiries/saved-replies"](),
});

const templatesForReviews = (count: number): PremiumLeftover => ({
  id: "review-templates",
  title: "Reply templates for reviews",
  text: count === 1 ? "1 template" : `${count} templates`,
  action: "Delete",
  question: {
    title: "Delete your reply templates?",
    text: count === 1 ? "It cannot be brought back." : `All ${count} are deleted, for good.`,
  },
  done: { title: "Reply templates deleted", description: "What you have replied with them stays." },
  remove: () => api["DELETE /api/reviews/tools/templates"](),
});

function leftoversOn({
  _id: id,
  video,
  unlisted,
  hidesSections,
  ...card
}: PremiumLeftovers["cards"][number]) {
  const text = cardLabel({ ...card, company: withoutPlaceholder("company", card.company) });
  const leftovers: PremiumLeftover[] = [];
  if (video)
    leftovers.push({
      id: `video-${id}`,
      title: "Video introduction",
      text,
      action: "Delete",
      question: {
        title: `Delete the video of ${card.name}?`,
        text: "It is deleted with its poster and captions.",
      },
      done: { title: "Video deleted", description: "It is no longer kept for your card." },
      remove: () => api["DELETE /api/business-cards/:id/video"]({ params: { id } }),
    });
  if (unlisted)
    leftovers.push({
      id: `seo-${id}`,
      title: "Left out of search engines",
      text,
      action: "List again",
      done: { title: "Card listed again", description: "Search engines may show it from now on." },
      remove: async () => {
        const words = await api["GET /api/business-cards/:id/seo"]({ params: { id } });
        return api["PUT /api/business-cards/:id/seo"]({ params: { id }, body: { ...words, index: true } });
      },
    });
  if (hidesSections)
    leftovers.push({
      id: `design-${id}`,
      title: "Sections switched off",
      text,
      action: "Show all",
      question: {
        title: `Show all sections of the card of ${card.name}?`,
        text: "The saved design of the card is deleted with that, also its colours and logo.",
      },
      done: { title: "All sections show again", description: "The card has the free look." },
      remove: () => api["DELETE /api/card-customization/:cardId"]({ params: { cardId: id } }),
    });
  return leftovers;
}
