import {
  DEFAULT_CUSTOMIZATION,
  freeLook,
} from "@cardplaza/contract/cards/customization/customization-defaults";
import { useQuery } from "@tanstack/react-query";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { CARD_LIST, designOf, OWN_CARDS } from "../card-data.ts";
import { ownerOf } from "../own-cards/use-team-cards.ts";

/**
 * What My Card shows: the main card and the team cards that the member has taken over. `?card=` names
 * another than the first. `card` is null where there is none yet.
 */
export function useMyCard() {
  const [wanted] = useAddressParam("card");
  const { user } = useSession();
  const premium = useIsPremium();
  const own = useQuery({ ...OWN_CARDS, refetchOnWindowFocus: true });
  const team = useQuery({ ...query["GET /api/team-card"](), ...CARD_LIST });
  const main = own.data?.filter(({ isOwner }) => isOwner) ?? [];
  const held = team.data?.filter((card) => ownerOf(card)._id !== user?._id) ?? [];
  const cards = [...main, ...held];
  const card = cards.find(({ _id }) => _id === wanted) ?? cards[0];
  const design = useQuery({ ...designOf(card?._id ?? ""), enabled: card !== undefined });
  // Show the card even if its design did not load.
  const chosen = design.data ?? DEFAULT_CUSTOMIZATION;
  // A main card need not wait for the team's; "none" is only said once both lists are known.
  const needed = main.length > 0 && !wanted ? [own] : [own, team];
  const isPending = needed.some((list) => list.isPending) || (card !== undefined && design.isPending);
  return {
    state: needed.some(({ isError, data }) => isError && !data)
      ? ("failed" as const)
      : isPending
        ? ("loading" as const)
        : ("there" as const),
    cards,
    hasOwn: main.length > 0,
    // As visitors see it: without the plan, video and design stay stored but are not shown.
    card: card ? (premium === false ? { ...card, video: null } : card) : null,
    owner: card && held.some(({ _id }) => _id === card._id) ? ownerOf(card).name : null,
    design: premium === false ? freeLook(chosen) : chosen,
    isFetching: needed.some((list) => list.isFetching),
    refetch: () => void Promise.all(needed.map((list) => list.refetch())),
  };
}
