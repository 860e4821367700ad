import type { ReferralBox, ReferralStatus } from "@cardplaza/contract/chapters/referral-words";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useNews } from "../../../lib/live/use-news.ts";
import { query } from "../../../lib/query.ts";
import { usePages } from "../../../lib/use-pages.ts";

const LISTS = ["GET /api/referrals", "GET /api/thank-yous", "GET /api/one-to-ones"] as const;

/** All referrals of the member, whatever chapter they are of: none is overlooked. */
export const useReferrals = (box: ReferralBox, status: ReferralStatus | null) =>
  usePages([LISTS[0], { box, status }], (cursor) =>
    api[LISTS[0]]({ query: { box, ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) } }),
  );

export const useThankYous = (box: ReferralBox) =>
  usePages([LISTS[1], { box }], (cursor) => api[LISTS[1]]({ query: { box, ...(cursor ? { cursor } : {}) } }));

export const useOneToOnes = () =>
  usePages([LISTS[2]], (cursor) => api[LISTS[2]]({ query: cursor ? { cursor } : {} }));

export const useReferral = (id: string) =>
  useQuery({ ...query["GET /api/referrals/:id"]({ params: { id } }), staleTime: 0 });

export const useTrail = (id: string) =>
  useQuery({ ...query["GET /api/referrals/:id/trail"]({ params: { id } }), staleTime: 0 });

/** After a slip or an answer: lists, the open referral, its trail, the week and the points change with it. */
export function useReadSlipsAgain() {
  const queryClient = useQueryClient();
  return () =>
    queryClient
      .invalidateQueries({ predicate: ({ queryKey }) => isOfSlips(queryKey[0]) })
      .then(() => undefined);
}

const isOfSlips = (name: unknown) =>
  typeof name === "string" &&
  (/^GET \/api\/(referrals|thank-yous|one-to-ones)\b/.test(name) ||
    /^GET \/api\/chapters\/(week|:id\/points|:id\/leaderboard)$/.test(name));

/** What the other one does rings the bell, which then leads to these very lists. */
export function useNewsOfSlips() {
  const readAgain = useReadSlipsAgain();
  useNews(() => void readAgain());
}
