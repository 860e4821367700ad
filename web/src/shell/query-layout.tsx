import { Outlet } from "react-router";
import { WithQueries } from "../lib/with-queries.tsx";

export default function QueryLayout() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
