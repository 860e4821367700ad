import { cardLabel } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import { useSearchParams } from "react-router";
import { Select } from "../../../ui/fields/select.tsx";

interface CardSelectProps {
  cards: readonly Card[];
  value: string;
}

/** Chooses among several cards, as `?card=` in the address; nothing to choose from one. */
export function CardSelect({ cards, value }: CardSelectProps) {
  const [search, setSearch] = useSearchParams();
  if (cards.length < 2) return null;
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set("card", id);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
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
