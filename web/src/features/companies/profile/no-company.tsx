import { dayInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { Link, Navigate } from "react-router";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { useCompanyWrites } from "../use-company-writes.ts";
import { ProfileSkeleton } from "./profile-skeleton.tsx";

/** A member without a company can set one up, or restore the one they deleted. */
export function NoCompany() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query["GET /api/companies/deleted"](),
    staleTime: 0,
  });
  const { restore } = useCompanyWrites();
  if (!data)
    return isError ? (
      <ErrorState title="Your company did not load" retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ProfileSkeleton />
    );
  if (data.companies.length === 0) return <Navigate to="/company-onboarding" replace />;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
      <h1 className="text-2xl lg:text-3xl">Company profile</h1>
      <Panel>
        <EmptyState
          drawing="cards"
          title="You have no company"
          text="Bring a deleted one back, or set up a new one."
          action={
            <Button asChild>
              <Link to="/company-onboarding">Set up a company</Link>
            </Button>
          }
        />
      </Panel>
      <Panel>
        <PanelHeader title="Recently deleted" />
        <ul>
          {data.companies.map(({ _id, name, restorableUntil }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0"
            >
              <div className="min-w-0 text-sm">
                <p className="font-medium break-words">{name || "Untitled draft"}</p>
                <p className="text-muted">Can be restored until {dayInWords(restorableUntil)}</p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Restore ${name || "the draft"}`}
                busy={restore.isPending && restore.variables === _id}
                onClick={() => restore.mutate(_id)}
              >
                <RotateCcw /> Restore
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
