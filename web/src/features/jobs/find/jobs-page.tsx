import { JOBS_TAG } from "@cardplaza/contract/jobs/job-words";
import { companyTag } from "@cardplaza/contract/companies/company-seen";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { pageContext } from "../../../lib/page-context.ts";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import type { Route } from "./+types/jobs-page.ts";
import { jobsMeta } from "./jobs-meta.ts";
import { jobsQuery, needsPlan, PUBLIC_SHELL, readJobs, type JobsAddress } from "../job-address.ts";
import { JobsView } from "./jobs-view.tsx";
import { keyOf } from "./use-job-list.ts";

/** The parameters that change what the page shows. */
const QUERY = [
  "tab",
  "q",
  "city",
  "mode",
  "type",
  "expMin",
  "salaryMin",
  "skills",
  "postedDays",
  "companyId",
  "near",
  "radiusKm",
  "sort",
  "page",
];
const CACHED_PAGES = 3;

/** The first view, as a visitor sees it. What needs the plan or a sign-in is fetched in the browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const jobs = readJobs(url.searchParams, PUBLIC_SHELL);
  const isShown = jobs.tab === "find" && !needsPlan(jobs);
  const list = isShown ? await page.api["GET /api/jobs"]({ query: jobsQuery(jobs) }) : null;
  if (list && isCommon(jobs))
    page.cache({
      tags: [JOBS_TAG, ...new Set(list.jobs.map(({ company }) => companyTag(company._id)))],
      query: QUERY,
    });
  return { jobs, first: { key: keyOf(jobs), list }, origin: page.origin };
}

/** What many look at: the newest jobs, in all India or in one city. */
const isCommon = ({ page, ...jobs }: JobsAddress) =>
  page <= CACHED_PAGES && Object.keys(jobsQuery({ ...jobs, page: 1 })).every((name) => name === "city");

// After that the browser fetches by itself and shows the old jobs meanwhile.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  loaderData
    ? jobsMeta(readJobs(new URLSearchParams(location.search), PUBLIC_SHELL), {
        origin: loaderData.origin,
        isEmpty: loaderData.first.list?.total === 0,
      })
    : [];

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-10")}>
      <JobsView shell={PUBLIC_SHELL} jobs={readJobs(search, PUBLIC_SHELL)} first={loaderData.first} />
    </div>
  );
}
