import { useEffect } from "react";
import { Outlet } from "react-router";
import { WithQueries } from "../first-visit/with-queries.tsx";
import { watchForms } from "../forms/watch-forms.ts";

export default function QueryLayout() {
  useEffect(watchForms, []);
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
