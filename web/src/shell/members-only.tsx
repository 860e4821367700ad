import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Outlet, useLocation } from "react-router";
import { DRAWN_IN_BROWSER } from "../lib/page-start.ts";
import { useSession } from "../lib/session.ts";
import { decideForMembers } from "./guard-decision.ts";
import { Guarded } from "./guarded.tsx";

export const handle = DRAWN_IN_BROWSER;

/** Around every screen that needs a sign-in. The server draws the spinner; it knows no session. */
export default function MembersOnly() {
  const { status, retry } = useSession();
  const { pathname, search } = useLocation();
  const decision = decideForMembers(status, pathname + search);
  return (
    <>
      <meta name="robots" content="noindex" />
      {decision !== "show" && <title>{PRODUCT_NAME}</title>}
      <Guarded decision={decision} onRetry={retry}>
        <Outlet />
      </Guarded>
    </>
  );
}
