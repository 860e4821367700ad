import { TEAM_TEXT } from "@cardplaza/contract/team-words";
import { ChevronRight, FileSpreadsheet, LayoutTemplate, Lock, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { tellOfLimit } from "./use-create-team-card.ts";
import type { TeamPlaces } from "./use-team-places.ts";

const ROW =
  "flex w-full items-center gap-4 rounded-card border border-line p-4 text-left sm:p-5 [&>svg]:shrink-0";
const PLAN_FEATURE = "Unlimited team cards";

export function TeamCardChooser({ places }: { places: TeamPlaces }) {
  return (
    <div className="mt-8 grid grid-cols-1 gap-3">
      <Used {...places} />
      {places.isFull && (
        <Notice
          tone="warning"
          title={TEAM_TEXT.limitTitle}
          className="mb-2"
          action={
            <Button asChild size="sm" variant="secondary">
              <Link to="/business-cards/?upgrade=true&redirect=%2Fcreate-team-card">See Premium</Link>
            </Button>
          }
        >
          {TEAM_TEXT.limit}
        </Notice>
      )}
      {places.isFull ? (
        <button type="button" onClick={tellOfLimit} className={`${ROW} bg-raised hover:border-line-strong`}>
          <OneMember />
        </button>
      ) : (
        <Link
          to="/create-team-card-form"
          className={`${ROW} bg-raised transition-colors duration-150 hover:border-brand`}
        >
          <OneMember />
        </Link>
      )}
      <LockedRow icon={<FileSpreadsheet className="size-6" />} title="From a CSV file">
        Many members at once. Part of {PLAN_FEATURE}.
      </LockedRow>
      <LockedRow icon={<LayoutTemplate className="size-6" />} title="From a template">
        One look and locked fields for all. Part of {PLAN_FEATURE}.
      </LockedRow>
    </div>
  );
}

function Used({ used, limit }: TeamPlaces) {
  if (limit === null)
    return <p className="mb-2 text-sm text-muted">{used} team cards so far, as many as you like.</p>;
  return (
    <div className="mb-2 flex items-center gap-4">
      <p className="text-sm font-medium whitespace-nowrap tabular-nums">
        {used} of {limit} used
      </p>
      <ProgressBar label="Team cards used" value={used / limit} className="max-w-40" />
    </div>
  );
}

function OneMember() {
  return (
    <>
      <UserPlus aria-hidden="true" className="size-6 text-brand" />
      <Words title="One member">Fill in a card and invite the member to take it over.</Words>
      <ChevronRight aria-hidden="true" className="size-5 text-muted" />
    </>
  );
}

function LockedRow({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div aria-disabled="true" className={`${ROW} cursor-not-allowed bg-sunken text-muted`}>
      {icon}
      <Words title={title}>{children}</Words>
      <Badge tone="brand">
        <Lock aria-hidden="true" /> Premium
      </Badge>
    </div>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{title}</span>
      <span className="block text-sm text-muted">{children}</span>
    </span>
  );
}
