import { useOwnCards } from "../own-cards/use-own-cards.ts";
import { useTeamCards } from "../own-cards/use-team-cards.ts";

/** The cards that a premium tool can be used on: the member's own, then the team's. */
export function useToolCards() {
  const own = useOwnCards();
  const team = useTeamCards();
  const lists = [own, team];
  return {
    data: own.data && team.data && [...own.data, ...team.data],
    isError: lists.some(({ isError, data }) => isError && !data),
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lists.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
