import type { Company } from "@cardplaza/contract/companies/companies";
import { COMPANY_STATS_DAYS } from "@cardplaza/contract/companies/company-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { Counter } from "../../../ui/counter.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { FigureTrend } from "../../directory/profile/figure-trend.tsx";

const FIGURE_LABELS = {
  views: "Views",
  followers: "New followers",
  calls: "Calls",
  whatsapp: "WhatsApp",
  enquiries: "Enquiries",
} as const;
const FIGURES = Object.entries(FIGURE_LABELS) as [keyof typeof FIGURE_LABELS, string][];

/** How often it was seen, followed, called and asked in the last days; their course is the plan's. */
export function CompanyNumbers({ company }: { company: Company }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query["GET /api/companies/:id/stats"]({ params: { id: company._id } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
    refetchOnWindowFocus: true,
  });
  if (isError && !data)
    return (
      <Panel>
        <ErrorState title="The figures did not load" retrying={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  return (
    <section aria-labelledby="figures" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="figures" className="text-lg">
          The last {COMPANY_STATS_DAYS} days
        </h2>
        <Button asChild variant="link" size="sm">
          <Link to="/company-enquiries">All enquiries</Link>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {FIGURES.map(([figure, label]) => (
          <Counter
            key={figure}
            label={label}
            value={data?.totals[figure].toLocaleString("en-IN")}
            trend={data?.series?.map((day) => day[figure])}
            note={figure === "followers" && `${company.followers.toLocaleString("en-IN")} total`}
            className="p-4 max-sm:last:col-span-2"
          />
        ))}
      </div>
      <FigureTrend
        labels={FIGURE_LABELS}
        series={data?.series}
        veiledTitle="Views, followers and enquiries by day"
      />
    </section>
  );
}
