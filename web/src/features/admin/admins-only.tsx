import { Outlet } from "react-router";
import { DRAWN_IN_BROWSER } from "../../first-visit/page-start.ts";
import type { Decision } from "../../site/guard-decision.ts";
import { Guarded } from "../../site/guarded.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { type AdminSession, useAdminSession } from "./admin-session.ts";
import { AdminShell } from "./frame/admin-shell.tsx";
import { LockScreen } from "./lock/lock-screen.tsx";
import { useIdleLock } from "./lock/use-idle-lock.ts";
import { useRefusedAdminCalls } from "./use-refused-admin-calls.ts";

export const handle = DRAWN_IN_BROWSER;

/** Around every screen of the administration but its sign-in. */
export default function AdminsOnly() {
  const { status, me, retry } = useAdminSession();
  useRefusedAdminCalls();
  useIdleLock(status === "admin" ? me.endsAt : null);
  if (!me) {
    return (
      <AdminFrame>
        <Guarded decision={decide(status)} onRetry={retry} />
      </AdminFrame>
    );
  }
  return (
    <>
      {/* The same behind the lock, so that nothing that was typed is lost. */}
      <AdminShell key={me.admin._id} admin={me.admin}>
        <Outlet context={me} />
      </AdminShell>
      {status === "locked" && <LockScreen admin={me.admin} />}
    </>
  );
}

function decide(status: AdminSession["status"]): Decision {
  if (status === "visitor") return { goTo: "/admin/login" };
  return status === "failed" ? "failed" : "wait";
}
