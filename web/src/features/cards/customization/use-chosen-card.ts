import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { useOwnCards } from "../own-cards/use-own-cards.ts";
import { useTeamCards } from "../own-cards/use-team-cards.ts";

/** The member's cards, the main one first, and the one that is being designed; `?card=` names another. */
export function useChosenCard() {
  const [chosen, choose] = useAddressParam("card");
  const own = useOwnCards();
  const team = useTeamCards();
  const cards = [...(own.data ?? []), ...(team.data ?? [])];
  // The address may name a card of the team: until they are there, it is not known which is meant.
  const isLoading = own.isPending || team.isPending;
  return {
    state: isLoading ? ("loading" as const) : own.data ? ("there" as const) : ("failed" as const),
    cards,
    card: cards.find(({ _id }) => _id === chosen) ?? cards[0],
    choose: (id: string) => choose(id),
    isFetching: own.isFetching,
    refetch: () => void own.refetch(),
  };
}
