import { useEffect, useRef } from "react";

const OPEN = "[aria-selected=true], [aria-current]";

/** Moves a row sideways, and nothing else, when what is open in it changes and is beyond its edge. */
export function useOpenInSight<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const open = row.current?.querySelector(OPEN);
    // Its text, too: a count that arrives later makes it wider.
    if (!row.current || !open || open.textContent === shown.current) return;
    shown.current = open.textContent;
    const [own, all] = [open.getBoundingClientRect(), row.current.getBoundingClientRect()];
    if (own.left < all.left || own.right > all.right) row.current.scrollLeft += own.left - all.left - 16;
  });
  return row;
}
