import { Navigate, useLocation } from "react-router";

/** The profile's former address. */
export default function ProfileOldPage() {
  const { search } = useLocation();
  return <Navigate to={`/profile${search}`} replace />;
}
