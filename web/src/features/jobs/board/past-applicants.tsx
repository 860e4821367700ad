import { dayInWords } from "@cardplaza/contract/date-words";
import { PAST_APPLICANT_MONTHS } from "@cardplaza/contract/jobs/application-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { factsText } from "./board-words.ts";
import { MatchReasons } from "./match-reasons.tsx";

interface PastApplicantsProps {
  jobId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Strong applicants for the company's other jobs, matched with this one. */
export function PastApplicants({ jobId, onOpen, onClose }: PastApplicantsProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query["GET /api/jobs/:id/past-applicants"]({ params: { id: jobId } }),
    staleTime: 0,
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title="Past strong applicants"
        description={`Rated four stars or shortlisted for another job in the last ${PAST_APPLICANT_MONTHS} months, and not hired`}
        className="w-[min(34rem,calc(100vw-24px))]"
      >
        {data ? (
          data.applicants.length === 0 ? (
            <EmptyState
              drawing="inbox"
              title="Nobody yet"
              text="Rate applicants of your jobs, and the strong ones are remembered here."
            />
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {data.applicants.map((applicant) => (
                <li key={applicant._id} className="rounded-field border border-line p-4 text-sm">
                  <div className="flex items-start justify-between gap-3">
                    <button
                      type="button"
                      onClick={() => onOpen(applicant._id)}
                      className="touch-area min-h-6 min-w-0 text-left font-medium wrap-anywhere text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current"
                    >
                      {applicant.name}
                    </button>
                    <span className="shrink-0 font-semibold tabular-nums">{applicant.match.score}%</span>
                  </div>
                  <p className="mt-0.5 text-xs wrap-anywhere text-muted">
                    {applicant.jobTitle} · {dayInWords(applicant.appliedAt)}
                    {applicant.rating !== null && ` · ${applicant.rating} stars`}
                  </p>
                  <p className="mt-1 mb-2 text-xs wrap-anywhere text-muted">{factsText(applicant)}</p>
                  <MatchReasons match={applicant.match} />
                </li>
              ))}
            </ul>
          )
        ) : isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading past applicants">
            <SkeletonText lines={8} />
          </LoadingArea>
        )}
      </SheetContent>
    </Sheet>
  );
}
