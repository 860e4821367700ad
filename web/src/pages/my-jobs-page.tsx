import { useAddressParam } from "../lib/address/use-address-params.ts";
import { JobBoard } from "../features/jobs/board/job-board.tsx";
import { MyJobs } from "../features/jobs/own/my-jobs.tsx";
import { AddressedUpgradeDialog } from "../features/plan/addressed-upgrade-dialog.tsx";

/** The jobs of a company, and the applications for one of them. */
export default function MyJobsPage() {
  const [job] = useAddressParam("job");
  return (
    <>
      {job ? <JobBoard key={job} jobId={job} /> : <MyJobs />}
      <AddressedUpgradeDialog />
    </>
  );
}
