import { SLIP_EVENT, type ReferralBox } from "@cardplaza/contract/chapters/referral-words";
import type { ReferralStatus } from "@cardplaza/contract/enquiries/passed-on";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useNews } from "../../../lib/live/use-news.ts";
import { query } from "../../../lib/query.ts";
import { usePages } from "../../../lib/use-pages.ts";

const WEEK = "GET /api/chapters/week";
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

const LIST_OF = {
  referral: "GET /api/referrals",
  "thank-you": "GET /api/thank-yous",
  "one-to-one": "GET /api/one-to-ones",
} as const;

/** Follows what the other one does: the lists of these slips, the referral if it is open, and the week. */
export function useNewsOfSlips() {
  const queryClient = useQueryClient();
  const readAllAgain = useReadSlipsAgain();
  useNews(SLIP_EVENT, (news) => {
    if (news.length === 0) return void readAllAgain();
    const names: unknown[] = [WEEK, ...news.map(({ kind }) => LIST_OF[kind])];
    const ids = news.map(({ id }) => id);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, input] }) =>
        names.includes(name) || (isOfOneReferral(name) && ids.includes((input as OneReferral).params.id)),
    });
  });
}

interface OneReferral {
  params: { id: string };
}
const isOfOneReferral = (name: unknown) =>
  typeof name === "string" && name.startsWith("GET /api/referrals/:id");
