import { companyTag } from "@cardplaza/contract/companies/company-seen";
import { jobPath, jobTag } from "@cardplaza/contract/jobs/job-words";
import { isRouteErrorResponse, redirect } from "react-router";
import { pageContext } from "../../../lib/page-context.ts";
import { ErrorPage } from "../../../site/error-page.tsx";
import type { Route } from "./+types/job-page.ts";
import { jobMeta } from "./job-meta.ts";
import { JobView } from "./job-view.tsx";
import { MissingJob } from "./missing-job.tsx";
import { TeamNotice } from "./team-notice.tsx";
import { UnlistedJob } from "./unlisted-job.tsx";
import { useCountedView } from "./use-counted-view.ts";
import { useJobAsMember } from "./use-job-as-member.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  const job = await page.api["GET /api/jobs/:id"]({ params: { id } });
  if (job.slug !== id) throw redirect(jobPath(job) + url.search, 301);
  const { jobs: similar } = await page.api["GET /api/jobs/:id/similar"]({ params: { id } });
  page.cache({
    tags: [...[job, ...similar].map(({ _id }) => jobTag(_id)), companyTag(job.company._id)],
    query: [],
  });
  return { job, similar, origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? jobMeta(loaderData.job, loaderData.origin) : [];

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { similar } = loaderData;
  useCountedView(loaderData.job._id);
  // The server renders the page for visitors. A member also sees what they saved and applied for.
  const job = useJobAsMember(loaderData.job._id).data ?? loaderData.job;
  return <JobView job={job} similar={similar} notice={job.isOwn && <TeamNotice job={job} />} />;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) && error.status;
  if (status === 404) return <UnlistedJob id={params.id} />;
  return status === 410 ? <MissingJob isGone /> : <ErrorPage />;
}
