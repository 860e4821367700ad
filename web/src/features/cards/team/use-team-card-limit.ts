import { FREE_TEAM_CARDS } from "@cardplaza/contract/plan/plan";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { CARD_LIST } from "../card-data.ts";

export interface TeamCardLimit {
  used: number;
  /** The limit; null if there is none. */
  limit: number | null;
  isFull: boolean;
}

/** How many team cards the member has created, and the limit. */
export function useTeamCardLimit() {
  const { user } = useSession();
  const cards = useQuery({ ...query["GET /api/team-card"](), ...CARD_LIST, refetchOnMount: "always" });
  const profile = useQuery(query["GET /api/user-profile"]());
  let cardLimit: TeamCardLimit | undefined;
  if (cards.data && profile.data) {
    // Cards that the member holds but does not own do not count.
    const used = cards.data.filter(
      ({ user_id: owner }) => (typeof owner === "string" ? owner : owner._id) === user?._id,
    );
    const limit = profile.data.plan === "premium" ? null : FREE_TEAM_CARDS;
    cardLimit = { used: used.length, limit, isFull: limit !== null && used.length >= limit };
  }
  return {
    cardLimit,
    failed: cards.isError || profile.isError,
    isFetching: cards.isFetching || profile.isFetching,
    refetch: () => Promise.all([cards.refetch(), profile.refetch()]),
  };
}
