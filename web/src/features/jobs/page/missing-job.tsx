import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { MissingPage } from "../../../site/missing-page.tsx";

/** What a mistyped link shows, and those of a job that is deleted or not public. */
export function MissingJob({ isGone = false }: { isGone?: boolean }) {
  return (
    <MissingPage
      title={isGone ? JOB_TEXT.gone : JOB_TEXT.notFound}
      text={
        isGone
          ? "The company has taken it off its list."
          : "The link may be old or mistyped. You can look for it by its title."
      }
      elsewhere={{ path: "/jobs", label: isGone ? "Find another job" : "Find jobs" }}
    />
  );
}
