import { SUSPENDED_PATH } from "@cardplaza/contract/accounts/measure-words";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { WithQueries } from "../first-visit/with-queries.tsx";
import { watchForms } from "../forms/watch-forms.ts";
import { useSession } from "../lib/session.ts";

/** Where somebody suspended can still go: to write to us, and to what we promise. */
const OPEN_TO_SUSPENDED = [
  SUSPENDED_PATH,
  "/contact-us",
  "/terms-and-conditions",
  "/privacy-policy",
  "/refund-policy",
];

export default function QueryLayout() {
  useEffect(watchForms, []);
  const { status } = useSession();
  const { pathname } = useLocation();
  const isClosed = status === "suspended" && !OPEN_TO_SUSPENDED.includes(pathname);
  return (
    <WithQueries>
      <Outlet />
      {isClosed && <Navigate to={SUSPENDED_PATH} replace />}
    </WithQueries>
  );
}
