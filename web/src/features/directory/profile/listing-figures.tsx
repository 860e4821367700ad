import type { ListingFigures as Figures, ListingStats } from "@cardplaza/contract/directory/listing-pages";
import { LISTING_STATS_DAYS } from "@cardplaza/contract/directory/listing-page-words";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { Counter } from "../../../ui/counter.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { FIGURE_LABELS } from "./figure-labels.ts";
import { FigureTrend } from "./figure-trend.tsx";

const FIGURES = Object.entries(FIGURE_LABELS) as [keyof Figures, string][];

/** How often it was seen and reached in the last days; their course is the plan's. */
export function ListingFigures({ listing }: { listing: Listing }) {
  const stats = useQuery({
    ...query["GET /api/business-listings/:id/stats"]({ params: { id: listing._id } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
    refetchOnWindowFocus: true,
  });
  if (stats.isError && !stats.data)
    return (
      <Panel>
        <ErrorState
          title="The figures did not load"
          retrying={stats.isFetching}
          onRetry={() => void stats.refetch()}
        />
      </Panel>
    );
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="figures" className="text-lg">
          The last {LISTING_STATS_DAYS} days
        </h2>
        <Button asChild variant="link" size="sm">
          <Link to="/business-enquiries">All enquiries</Link>
        </Button>
      </div>
      <Counters stats={stats.data} />
      <FigureTrend
        labels={FIGURE_LABELS}
        series={stats.data?.series}
        veiledTitle="Views, calls and enquiries by day"
      />
    </section>
  );
}

function Counters({ stats }: { stats: ListingStats | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {FIGURES.map(([figure, label]) => (
        <Counter
          key={figure}
          label={label}
          value={stats?.totals[figure].toLocaleString("en-IN")}
          trend={stats?.series?.map((day) => day[figure])}
          className="p-4"
        />
      ))}
    </div>
  );
}
