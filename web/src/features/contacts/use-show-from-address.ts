import { useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls to the part that `#id` names: it is rendered only after the browser has looked for it. */
export function useShowFromAddress(id: string) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
}
