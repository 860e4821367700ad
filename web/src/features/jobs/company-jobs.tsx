import type { JobLine } from "@cardplaza/contract/jobs/job";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ReplyFigures } from "./alerts/reply-figures.tsx";
import { JobCard } from "./job-card.tsx";

interface CompanyJobsProps {
  companyId: string;
  jobs: JobLine[];
  total: number;
}

/** The open jobs of a company on its page; where there are many, the list has the rest. */
export function CompanyJobs({ companyId, jobs, total }: CompanyJobsProps) {
  return (
    <>
      <h2 className="sr-only">Jobs</h2>
      {jobs[0] && <ReplyFigures company={jobs[0].company} className="mb-4" />}
      <ul className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2">
        {jobs.map((job) => (
          <li key={job._id} className="min-w-0">
            <JobCard job={job} heading="h3" showCompany={false} />
          </li>
        ))}
      </ul>
      {total > jobs.length && (
        <Button asChild variant="link" className="mt-6">
          <Link to={`/jobs?companyId=${companyId}`}>
            All {total.toLocaleString("en-IN")} jobs <ArrowRight />
          </Link>
        </Button>
      )}
    </>
  );
}
