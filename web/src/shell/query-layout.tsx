import { Outlet } from "react-router";
import { WithQueries } from "../first-visit/with-queries.tsx";

export default function QueryLayout() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
