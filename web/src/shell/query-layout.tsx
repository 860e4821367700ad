import { Outlet } from "react-router";
import { WithQueries } from "./with-queries.tsx";

export default function QueryLayout() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
