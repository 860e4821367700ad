import { STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { TrendChart } from "../../../ui/charts/trend-chart.tsx";
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
        <TrendChart
          kind="bars"
          unit="Applicants"
          points={funnel.map(({ stage, count }) => ({ label: STAGE_LABEL[stage], value: count }))}
        />
      </ChartFrame>
    </Panel>
  );
}
