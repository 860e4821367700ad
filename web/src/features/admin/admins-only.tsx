import { Outlet } from "react-router";
import { DRAWN_IN_BROWSER } from "../../first-visit/page-start.ts";
import type { Decision } from "../../site/guard-decision.ts";
import { Guarded } from "../../site/guarded.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { type AdminSession, useAdminSession } from "./admin-session.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import { useRefusedAdminCalls } from "./use-refused-admin-calls.ts";

export const handle = DRAWN_IN_BROWSER;

/** Around every screen of the administration but its sign-in. */
export default function AdminsOnly() {
  const { status, me, retry } = useAdminSession();
  useRefusedAdminCalls();
  return (
    <AdminFrame actions={me && <SignOutButton admin={me.admin} />}>
      <Guarded decision={decide(status)} onRetry={retry}>
        <Outlet context={me} />
      </Guarded>
    </AdminFrame>
  );
}

function decide(status: AdminSession["status"]): Decision {
  if (status === "admin") return "show";
  if (status === "visitor") return { goTo: "/admin/login" };
  return status === "failed" ? "failed" : "wait";
}
