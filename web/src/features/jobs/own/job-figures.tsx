import type { AnswerFigures } from "@cardplaza/contract/jobs/job";
import { ANSWER_RULES, PREMIUM_OPEN_JOBS } from "@cardplaza/contract/jobs/job-words";
import { OUTSIDE_COUNTS_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";

interface JobFiguresProps {
  open: number;
  limit: number;
  figures: AnswerFigures;
}

/** How many jobs are open of how many, and how the company answers those who apply. */
export function JobFigures({ open, limit, figures }: JobFiguresProps) {
  const upgrade = useUpgradeDialog();
  const label = `${open} of ${limit} jobs open`;
  return (
    <div className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3">
        <div className="min-w-40 flex-1">
          <p className="text-sm font-medium tabular-nums">{label}</p>
          <ProgressBar label={label} value={open / limit} className="mt-2" />
        </div>
        {limit < PREMIUM_OPEN_JOBS && (
          <Button variant="secondary" size="sm" onClick={upgrade.show}>
            Upgrade for {PREMIUM_OPEN_JOBS}
          </Button>
        )}
      </div>
      <div className="rounded-card border border-line bg-raised px-4 py-3">
        <p className="text-sm font-medium tabular-nums">{answersText(figures)}</p>
        <p className="mt-1 text-xs text-muted">
          {figures.replyRate === null
            ? `Shown publicly after ${ANSWER_RULES.leastShown} applications.`
            : "Shown publicly, before people apply."}{" "}
          {OUTSIDE_COUNTS_TEXT.applicant}
        </p>
      </div>
    </div>
  );
}

/** "You answer 85% of applicants and decide in about 6 days". */
function answersText({ replyRate, medianDays }: AnswerFigures): string {
  if (replyRate === null) return "No reply rate yet";
  const days = medianDays === null ? null : Math.max(1, Math.round(medianDays));
  return `You answer ${replyRate}% of applicants${
    days === null ? "" : ` and decide in about ${days === 1 ? "1 day" : `${days} days`}`
  }`;
}
