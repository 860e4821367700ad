import type { Applicant } from "@cardplaza/contract/jobs/application";
import {
  APPLICATION_EVENT,
  APPLICATION_STAGES,
  type MovableStage,
} from "@cardplaza/contract/jobs/application-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChartColumn, Columns3 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useIsWide } from "../../cards/customization/use-is-wide.ts";
import { PushOffer } from "../../push/push-offer.tsx";
import { ApplicationPanel } from "./application-panel.tsx";
import { BoardColumns } from "./board-columns.tsx";
import { BoardList } from "./board-list.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { HiringFunnel } from "./hiring-funnel.tsx";
import { asksFirst, MoveDialog } from "./move-dialog.tsx";
import { NobodyYet } from "./nobody-yet.tsx";
import { PastApplicants } from "./past-applicants.tsx";
import { PremiumButtons } from "./premium-buttons.tsx";
import { useNews } from "../../../lib/live/use-news.ts";
import { useChangeApplication, useRefreshBoard } from "./use-application.ts";
import { citiesOf, filteredBoard, isFiltered, NO_FILTERS } from "./board-filters.ts";
import { FilterBar } from "./filter-bar.tsx";
import { type Board, useBoard, useWholeBoard } from "./use-board.ts";

const VIEWS = [
  { value: "board", label: "Board", icon: <Columns3 aria-hidden="true" /> },
  { value: "funnel", label: "Funnel", icon: <ChartColumn aria-hidden="true" /> },
] as const;
type View = (typeof VIEWS)[number]["value"];

/** The applications for one job, worked on by its company's team. */
export function JobBoard({ jobId }: { jobId: string }) {
  const {
    data: job,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...query["GET /api/jobs/:id"]({ params: { id: jobId } }),
    staleTime: 30_000,
  });
  const isGone = error instanceof ApiError && [400, 404, 410].includes(error.status);
  return (
    <div className="mx-auto w-full max-w-[1600px] px-4 py-6 sm:px-6 sm:py-8">
      <Button asChild variant="link" size="sm">
        <Link to="/my-jobs">
          <ArrowLeft /> My jobs
        </Link>
      </Button>
      {job?.isOwn ? (
        <BoardScreen job={job} />
      ) : job || isGone ? (
        <EmptyState
          drawing="search"
          title="This job is not yours, or no longer there"
          action={
            <Button asChild>
              <Link to="/my-jobs">My jobs</Link>
            </Button>
          }
        />
      ) : error ? (
        <ErrorState
          isPage
          title="The job did not load"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <BoardSkeleton />
      )}
    </div>
  );
}

function BoardSkeleton() {
  return (
    <LoadingArea label="Loading the applications">
      <Skeleton className="mt-3 h-8 w-64 max-w-full" />
      <div className="mt-8 grid grid-cols-1 gap-3 lg:grid-cols-4">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-72 rounded-card" />
        ))}
      </div>
    </LoadingArea>
  );
}

function BoardScreen({ job }: { job: Job }) {
  const refresh = useRefreshBoard(job._id);
  useNews(
    APPLICATION_EVENT,
    () => void refresh(),
    ({ jobId }) => jobId === job._id,
  );
  const [opened, open] = useAddressParam("application");
  const [view, setView] = useState<View>("board");
  const [showsPast, setShowsPast] = useState(false);
  const [asked, setAsked] = useState<{ applicant: Applicant; to: MovableStage } | null>(null);
  const board = useBoard(job._id);
  const change = useChangeApplication(job._id);
  const move = (applicant: Applicant, to: MovableStage) => {
    if (applicant.stage === to) return;
    if (asksFirst(applicant.stage, to)) setAsked({ applicant, to });
    else change.mutate({ applicant, stage: to });
  };
  const total = board.data && totalOf(board.data);
  return (
    <>
      <title>{`Applicants for ${job.title} · ${PRODUCT_NAME}`}</title>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl leading-snug break-words">{job.title}</h1>
          <p className="mt-1 text-sm text-muted">
            {job.company.name}
            {total !== undefined &&
              total > 0 &&
              ` · ${total === 1 ? "1 applicant" : `${total.toLocaleString("en-IN")} applicants`}`}
            {" · "}
            <Link to={jobPath(job)} className="touch-area underline underline-offset-4">
              View job
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-3">
          <PremiumButtons jobId={job._id} canExport={total !== 0} onShowPast={() => setShowsPast(true)} />
        </div>
      </div>
      <PushOffer isDue={Boolean(total)} className="mt-5" />
      {total !== 0 && (
        <Segmented label="View" options={VIEWS} value={view} onChange={setView} className="mt-5 mb-5" />
      )}
      {board.data ? (
        total === 0 ? (
          <NobodyYet job={job} />
        ) : view === "funnel" ? (
          <HiringFunnel jobId={job._id} />
        ) : (
          <BoardView jobId={job._id} board={board.data} onOpen={open} onMove={move} />
        )
      ) : board.isError ? (
        <ErrorState
          title="The applications did not load"
          retrying={board.isFetching}
          onRetry={() => void board.refetch()}
        />
      ) : (
        <BoardSkeleton />
      )}
      {showsPast && <PastApplicants jobId={job._id} onOpen={open} onClose={() => setShowsPast(false)} />}
      {opened && (
        <ApplicationPanel
          key={opened}
          id={opened}
          jobId={job._id}
          company={job.company.name}
          onMove={move}
          onClose={() => open(null)}
        />
      )}
      {asked && (
        <MoveDialog
          {...asked}
          job={job}
          onMove={(moved) => change.mutate(moved)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const totalOf = ({ counts }: Board) => APPLICATION_STAGES.reduce((sum, stage) => sum + counts[stage], 0);

interface BoardViewProps {
  jobId: string;
  board: Board;
  onOpen: (id: string) => void;
  onMove: (applicant: Applicant, to: MovableStage) => void;
}

/** Columns where there is room, one stage at a time elsewhere. */
function BoardView({ jobId, board, onOpen, onMove }: BoardViewProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isWide = useIsWide();
  const [filters, setFilters] = useState(NO_FILTERS);
  useWholeBoard(jobId, isFiltered(filters));
  const shown = filteredBoard(board, filters);
  const chosen = shown.applications.filter(({ _id }) => ticked.has(_id));
  const choose = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const Shown = isWide ? BoardColumns : BoardList;
  return (
    <>
      {totalOf(board) > 1 && (
        <FilterBar
          filters={filters}
          cities={citiesOf(board)}
          found={shown.applications.length}
          onChange={setFilters}
        />
      )}
      <Shown jobId={jobId} board={shown} chosen={ticked} onChoose={choose} onOpen={onOpen} onMove={onMove} />
      {chosen.length > 0 && <BulkBar jobId={jobId} chosen={chosen} onChoose={setTicked} />}
    </>
  );
}
