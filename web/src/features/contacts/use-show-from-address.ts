import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings a part into sight that `#id` names: it is drawn only after the browser has looked for it. */
export function useShowFromAddress(id: string) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
}
