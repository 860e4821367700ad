import { Navigate } from "react-router";
import { adminMeta } from "./admin-meta.ts";

export const meta = () => adminMeta("Administration");

/** Screens that are not built yet lead to the one that is. */
export default function ToDashboardPage() {
  return <Navigate to="/admin/dashboard" replace />;
}
