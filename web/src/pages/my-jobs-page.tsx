import { MyJobs } from "../features/jobs/own/my-jobs.tsx";

/** The jobs of a company, and the applications for one of them. */
export default function MyJobsPage() {
  return <MyJobs />;
}
