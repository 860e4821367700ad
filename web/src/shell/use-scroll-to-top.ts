import { useEffect } from "react";
import { useLocation } from "react-router";

/** Each change of the route starts at the top; the browser restores no position of its own. */
export function useScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);
  useEffect(() => {
    if (!hash) scrollTo(0, 0);
  }, [pathname, hash]);
}
