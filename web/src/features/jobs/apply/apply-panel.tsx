import { dayInWords } from "@cardplaza/contract/date-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_TEXT, jobPath } from "@cardplaza/contract/jobs/job-words";
import { CircleCheck, ExternalLink } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { keepAction } from "../../../lib/kept-action.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { FootActions } from "../../../ui/foot-actions.tsx";
import { WalkInBox } from "./walk-in-box.tsx";

const ApplySheet = lazy(() => import("./apply-sheet.tsx").then((module) => ({ default: module.ApplySheet })));

/** The way to apply, or why there is none. */
export function ApplyPanel({ job }: { job: Job }) {
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayApply = status === "member" && !job.isOwn && job.applyMode === "internal" && job.status === "open";
  useReturn(mayApply && job.appliedAt === null, () => setOpen(true));
  // The page's banner says that it is closed. An open form stays, with what was written in it.
  if (job.status !== "open" && !job.appliedAt && !isOpen) return null;
  // The team has its own notice. It sees here what is shown to those who come or apply elsewhere.
  if (job.isOwn && job.applyMode === "internal") return null;
  return (
    <section
      id="apply"
      aria-label="Apply"
      className="min-w-0 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <WayToApply job={job} onApply={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ApplySheet job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** After a sign-in the address says `?apply=1`, and the form opens by itself. */
function useReturn(mayApply: boolean, open: () => void) {
  const [asked, setAsked] = useAddressParam("apply");
  const isReturning = mayApply && asked !== null;
  const goOn = useEffectEvent(() => {
    open();
    setAsked(null);
  });
  useEffect(() => {
    if (isReturning) goOn();
  }, [isReturning]);
}

function WayToApply({ job, onApply }: { job: Job; onApply: () => void }): ReactNode {
  const { status } = useSession();
  const navigate = useNavigate();
  if (job.appliedAt) return <Applied at={job.appliedAt} />;
  if (job.status !== "open") return <p className="text-sm">{JOB_TEXT.closed}</p>;
  if (job.applyMode === "walk_in" && job.walkIn) return <WalkInBox job={job} walkIn={job.walkIn} />;
  if (job.applyMode === "external") return <Elsewhere url={job.applyUrl} />;
  return (
    <>
      <FootActions>
        {status === "member" ? (
          <Button size="lg" className="w-full" aria-haspopup="dialog" onClick={onApply}>
            Apply now
          </Button>
        ) : (
          <Button asChild size="lg" className="w-full">
            {/* The server does not know yet who looks. */}
            <Link
              data-waits
              to={`/auth?redirect=${encodeURIComponent(formPath(job))}`}
              onClick={(event) => {
                event.preventDefault();
                void navigate(signInToApply(job));
              }}
            >
              <span className={status === "visitor" ? undefined : "in-data-session:hidden"}>
                Sign in to apply
              </span>
              {status !== "visitor" && <span className="hidden in-data-session:inline">Apply now</span>}
            </Link>
          </Button>
        )}
      </FootActions>
      <p className="text-center text-xs text-muted sm:mt-3">Apply by {dayInWords(job.validThrough)}</p>
    </>
  );
}

/** Back to the form, which then opens by itself. */
const formPath = (job: Job) => `${jobPath(job)}?apply=1`;

const signInToApply = (job: Job) =>
  keepAction({
    kind: "apply",
    about: job._id,
    to: `${job.title} at ${job.company.name}`,
    target: formPath(job),
  });

function Applied({ at }: { at: string }) {
  return (
    <>
      <p className="flex items-start gap-2 text-sm font-medium">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
        <span>You've applied on {dayInWords(at)}</span>
      </p>
      <Button asChild variant="secondary" className="mt-3 w-full">
        <Link to="/jobs?tab=applied">My applications</Link>
      </Button>
    </>
  );
}

/** Says which site it leads to: we do not see what happens there. */
function Elsewhere({ url }: { url: string }) {
  const site = siteOf(url);
  return (
    <>
      <Button asChild size="lg" className="h-auto min-h-12 w-full py-2 whitespace-normal">
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          <ExternalLink aria-hidden="true" />
          <span className="min-w-0 break-words">Apply on {site}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Button>
      <p className="mt-3 text-xs text-muted">
        This job is applied for on another website. We cannot see there what becomes of your application.
      </p>
    </>
  );
}

function siteOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, "");
  } catch {
    return "the company's website";
  }
}
