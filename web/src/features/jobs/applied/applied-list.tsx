import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { latePart } from "../../../first-visit/late-part.ts";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { SignInFirst } from "../sign-in-first.tsx";
import { AppliedCard } from "./applied-card.tsx";
import { useApplied } from "./use-applied.ts";

// Visitors of the jobs need no part of it.
const PushOffer = latePart(() => import("../../push/push-offer.tsx").then((module) => module.PushOffer));

/** What the member applied for, the last first. */
export function AppliedList() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === "visitor")
    return <SignInFirst title="Sign in to see your applications" path={pathname + search} />;
  return status === "member" ? <OwnApplications /> : <AppliedSkeleton />;
}

function OwnApplications() {
  const list = useApplied();
  const [named] = useAddressParam("application");
  if (list.isError && !list.data)
    return (
      <ErrorState
        title="Your applications did not load"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <AppliedSkeleton />;
  const applications = list.data.pages.flatMap((page) => page.applications);
  if (applications.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="search"
          title="No applications yet"
          text="Apply for a job and follow here when it is viewed, what comes next, and what the company writes."
          action={
            <Button asChild>
              <Link to="/jobs">Find jobs</Link>
            </Button>
          }
        />
      </div>
    );
  return (
    <>
      <Suspense>
        <PushOffer isDue className="mb-4 max-w-4xl" />
      </Suspense>
      <ul aria-label="Your applications" className="grid max-w-4xl grid-cols-1 gap-4">
        {applications.map((application) => (
          <li key={application._id} className="min-w-0">
            <AppliedCard application={application} isNamed={application._id === named} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} className="mt-6 max-w-4xl" />
    </>
  );
}

function AppliedSkeleton() {
  return (
    <LoadingArea label="Loading your applications" className="grid max-w-4xl grid-cols-1 gap-4">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex gap-4 rounded-card border border-line bg-raised p-5">
          <Skeleton className="size-12 shrink-0" />
          <SkeletonText lines={3} className="flex-1" />
        </div>
      ))}
    </LoadingArea>
  );
}
