import { useEffect } from "react";
import { useLocation } from "react-router";

/** Each change of the route starts at the top; the browser restores no position of its own. */
export function useScrollToTop() {
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);
  useEffect(() => {
    if (!place.includes("#")) scrollTo(0, 0);
  }, [place]);
}
