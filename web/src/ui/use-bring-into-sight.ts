import { useEffect, useRef } from "react";

/** Scrolls newly shown content into view and focuses it. Give it `tabIndex={-1}`. */
export function useBringIntoSight<Part extends HTMLElement>(isWanted: boolean) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!isWanted) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: "start" });
  }, [isWanted]);
  return part;
}
