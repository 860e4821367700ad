import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useSearchParams } from "react-router";
import { PLAZY_SHELL, readJobs } from "../features/jobs/job-address.ts";
import { JobsView } from "../features/jobs/find/jobs-view.tsx";
import { NetworkFrame } from "./network-frame.tsx";

export default function PlazyJobsPage() {
  const [search] = useSearchParams();
  return (
    <NetworkFrame area="plazy" current="job-portal">
      <title>{`Jobs · ${PRODUCT_NAME}`}</title>
      <JobsView shell={PLAZY_SHELL} jobs={readJobs(search, PLAZY_SHELL)} />
    </NetworkFrame>
  );
}
