import { cardLabel } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { Select } from "../../../ui/fields/select.tsx";

interface CardSelectProps {
  cards: readonly Card[];
  value: string;
}

/** Chooses among several cards, as `?card=` in the address; nothing to choose from one. */
export function CardSelect({ cards, value }: CardSelectProps) {
  const [, choose] = useAddressParam("card");
  if (cards.length < 2) return null;
  return (
    <Select
      aria-label="Card"
      value={value}
      onChange={({ target }) => choose(target.value)}
      options={cards.map((card) => ({
        value: card._id,
        label: card.type === "team" ? `${cardLabel(card)} (team card)` : cardLabel(card),
      }))}
    />
  );
}
