import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Navigate, useSearchParams } from "react-router";
import { CONNECT_IN_SHELL, readJobs } from "../features/jobs/find/job-address.ts";
import { JobsView } from "../features/jobs/find/jobs-view.tsx";
import { NetworkConnections } from "./network-connections.tsx";
import { NetworkFrame } from "./network-frame.tsx";
import { JOBS_PATH } from "./network-menu.ts";

/** The tabs of ConnectIn. An unknown tab leads to the jobs. */
export default function ConnectInPage() {
  const [search] = useSearchParams();
  if (search.get("tab") === "connections") return <NetworkConnections area="connect-in" />;
  if (search.get("tab") !== "job-portal") return <Navigate to={JOBS_PATH["connect-in"]} replace />;
  return (
    <NetworkFrame area="connect-in">
      <title>{`Jobs · ${PRODUCT_NAME}`}</title>
      <JobsView shell={CONNECT_IN_SHELL} jobs={readJobs(search, CONNECT_IN_SHELL)} />
    </NetworkFrame>
  );
}
