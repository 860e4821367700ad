import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Each change of the route starts at the top; the browser restores no position of its own. */
export function useScrollToTop() {
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  // Not when the scripts start: a visitor who has scrolled meanwhile stays there.
  const shown = useRef(place);
  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (!place.includes("#")) scrollTo(0, 0);
  }, [place]);
}
