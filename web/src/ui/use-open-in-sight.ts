import { useEffect, useRef } from "react";

const OPEN = "[aria-selected=true], [aria-current]";

/** Moves a row sideways, and nothing else, when what is open in it changes and is beyond its edge. */
export function useOpenInSight<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(OPEN);
    if (!row.current || !open) return;
    // Its text and place, too: a count that arrives later makes it or those before it wider.
    const now = open.textContent + open.offsetLeft;
    if (now === shown.current) return;
    shown.current = now;
    const [own, all] = [open.getBoundingClientRect(), row.current.getBoundingClientRect()];
    if (own.left < all.left || own.right > all.right) row.current.scrollLeft += own.left - all.left - 16;
  });
  return row;
}
