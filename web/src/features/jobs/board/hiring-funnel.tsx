import { STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useFunnel } from "./use-board.ts";

/** How many ever reached each stage. */
export function HiringFunnel({ jobId }: { jobId: string }) {
  const { data, isError, isFetching, refetch } = useFunnel(jobId);
  if (isError && !data)
    return (
      <Panel>
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  const funnel = data ?? [];
  const all = funnel[0]?.count ?? 0;
  const share = (count: number) => (all === 0 ? "" : `${Math.round((count / all) * 100)}%`);
  return (
    <Panel>
      <ChartFrame
        title="Hiring funnel"
        description="How many ever reached each stage"
        loading={!data}
        emptyText="Nobody has applied yet"
        figures={{
          columns: ["Stage", "Applicants", "Of all"],
          rows: all === 0 ? [] : funnel.map(({ stage, count }) => [STAGE_LABEL[stage], count, share(count)]),
        }}
      >
        <ol className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 text-sm sm:gap-x-4">
          {funnel.map(({ stage, count }) => (
            <li key={stage} className="col-span-3 grid grid-cols-subgrid items-center">
              <span>{STAGE_LABEL[stage]}</span>
              <span className="h-6 overflow-hidden rounded-md bg-trough">
                <span className="block h-full bg-brand" style={{ width: share(count) }} />
              </span>
              <span className="text-right tabular-nums">
                <span className="font-medium">{count.toLocaleString("en-IN")}</span>{" "}
                <span className="inline-block min-w-12 text-muted">{share(count)}</span>
              </span>
            </li>
          ))}
        </ol>
      </ChartFrame>
    </Panel>
  );
}
