import { useRef, useState } from "react";
import { useReorder } from "./use-reorder.ts";

interface ItemOrder {
  count: number;
  move: (from: number, to: number) => void;
  grid?: boolean;
  /** Finds what adds an item, which is all that is left of an empty list. */
  adder: string;
}

/** The order of a list, by dragging and by buttons, with a word for those who cannot see it. */
export function useItemOrder({ count, move, grid, adder }: ItemOrder) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const shift = (from: number, to: number) => {
    move(from, to);
    setSaid(`Moved to position ${to + 1} of ${count}.`);
  };
  const { dragged, take } = useReorder({ list, move: shift, grid });

  /** Moves an item by its button: the focus stays on the item. */
  const step = (from: number, by: 1 | -1) => {
    const to = from + by;
    if (to < 0 || to >= count) return;
    shift(from, to);
    requestAnimationFrame(() => {
      const item = list.current?.children[to];
      item?.querySelector<HTMLElement>(by < 0 ? "[data-move=back]" : "[data-move=on]")?.focus();
    });
  };
  /** After an item was removed the focus moves to the one in its place, or to the add button. */
  const focusAfter = (removed: number) =>
    requestAnimationFrame(() => {
      const items = list.current?.children ?? [];
      const next = items[Math.min(removed, items.length - 1)]?.querySelector<HTMLElement>("[data-remove]");
      (next ?? document.querySelector<HTMLElement>(adder))?.focus();
    });
  return { list, said, dragged, take, step, focusAfter };
}
