import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { keptPlace } from "../lib/kept-places.ts";

/**
 * Each change of the route starts at the top; the browser restores no position of its own. A list that
 * somebody comes back to finds its place itself.
 */
export function useScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const place = pathname + hash;
  const isKept = useEffectEvent(() => keptPlace(key) !== undefined);
  // Not when the scripts start: a visitor who has scrolled meanwhile stays there.
  const shown = useRef(place);
  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (!place.includes("#") && !isKept()) scrollTo(0, 0);
  }, [place]);
}
