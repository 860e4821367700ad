import { SUSPENDED_PATH } from "@cardplaza/contract/accounts/measure-words";
import { Navigate, useLocation } from "react-router";

/** Where somebody suspended can still go: to write to us, and to what we promise. */
const OPEN = [SUSPENDED_PATH, "/contact-us", "/terms-and-conditions", "/privacy-policy", "/refund-policy"];

export function SuspendedGate() {
  const { pathname } = useLocation();
  return OPEN.includes(pathname) ? null : <Navigate to={SUSPENDED_PATH} replace />;
}
