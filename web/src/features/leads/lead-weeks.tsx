import { dayAndMonth } from "@cardplaza/contract/date-words";
import { LEAD_WEEKS } from "@cardplaza/contract/leads/lead-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";
import { ChartFrame } from "../../ui/charts/chart-frame.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TrendChart } from "../../ui/charts/trend-chart.tsx";

/** How many people wrote in each of the last weeks. */
export function LeadWeeks() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query["GET /api/leads/weeks"](),
    staleTime: 0,
  });
  if (isError && !data)
    return (
      <Panel>
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  const weeks = (data?.weeks ?? []).map(({ from, leads }) => ({
    label: dayAndMonth(from),
    value: leads,
  }));
  const total = weeks.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel>
      <ChartFrame
        title="Leads per week"
        description={`The last ${LEAD_WEEKS} weeks, each from Monday${data ? `: ${total.toLocaleString("en-IN")} in total` : ""}.`}
        loading={!data}
        emptyText={`No leads in the last ${LEAD_WEEKS} weeks`}
        figures={{
          columns: ["Week from", "Leads"],
          rows: total === 0 ? [] : weeks.map(({ label, value }) => [label, value]),
        }}
      >
        <TrendChart points={weeks} unit="Leads" kind="bars" />
      </ChartFrame>
    </Panel>
  );
}
