import { useLocation, useNavigation } from "react-router";
import { LoadingMark } from "../site/loading-screen.tsx";

/**
 * Over the page that is being left, while the code of the next one is on its way. Not at once: on a
 * good network nobody sees it.
 */
export function ComingScreen() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  if (!next || next.pathname === pathname) return null;
  return (
    <LoadingMark className="fixed inset-x-0 top-16 bottom-0 z-30 animate-fade-in bg-surface [animation-delay:300ms] [animation-fill-mode:backwards] print:hidden" />
  );
}
