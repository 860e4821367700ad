import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Outlet, useLocation } from "react-router";
import { DRAWN_IN_BROWSER } from "../first-visit/page-start.ts";
import { useSession } from "../lib/session.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { decideForMembers } from "./guard-decision.ts";
import { Guarded } from "./guarded.tsx";
import { LoadingMark } from "./loading-screen.tsx";

export const handle = DRAWN_IN_BROWSER;

/**
 * Around every screen that needs a sign-in. The server, which knows no session, draws the branded screen: it
 * shows until the code of the screen is there. The spinner follows while the session loads.
 */
export default function MembersOnly() {
  const { status, retry } = useSession();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const decision = decideForMembers(status, pathname + search);
  return (
    <>
      <meta name="robots" content="noindex" />
      {decision !== "show" && <title>{PRODUCT_NAME}</title>}
      {hydrated ? (
        <Guarded decision={decision} onRetry={retry}>
          <Outlet />
        </Guarded>
      ) : (
        <LoadingMark className="min-h-[60dvh] flex-1" />
      )}
    </>
  );
}
