import type { Applicant } from "@cardplaza/contract/jobs/application";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { factsText } from "./board-words.ts";
import { ResumeView } from "./resume-view.tsx";
import { useApplication } from "./use-application.ts";

interface CompareResumesProps {
  jobId: string;
  applicants: readonly [Applicant, Applicant];
  onClose: () => void;
}

/** Two resumes side by side, one below the other on a phone. */
export function CompareResumes({ jobId, applicants, onClose }: CompareResumesProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Compare resumes" className="max-w-7xl">
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {applicants.map((applicant) => (
            <Side key={applicant._id} jobId={jobId} applicant={applicant} />
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Side({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { data, error, isFetching, refetch } = useApplication(applicant._id, jobId);
  return (
    <section aria-label={applicant.name} className="min-w-0">
      <h3 className="text-base font-semibold break-words">
        {applicant.name} <span className="font-normal text-muted">· {applicant.match.score}% match</span>
      </h3>
      <p className="mt-0.5 mb-3 text-sm text-muted">{factsText(applicant)}</p>
      {data ? (
        <ResumeView application={data} onExpired={() => void refetch()} />
      ) : error ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingArea label={`Loading the application of ${applicant.name}`}>
          <SkeletonText lines={8} />
        </LoadingArea>
      )}
    </section>
  );
}
