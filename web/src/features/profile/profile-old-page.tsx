import { Navigate, useLocation } from "react-router";

/** The profile's address of earlier days. */
export default function ProfileOldPage() {
  const { search } = useLocation();
  return <Navigate to={`/profile${search}`} replace />;
}
