import { type CompanyRole, companyPath, companyTag } from "@cardplaza/contract/companies/company-words";
import { Suspense, useState } from "react";
import { isRouteErrorResponse, redirect } from "react-router";
import { keptPart } from "../first-visit/kept-part.tsx";
import { lazyWithQueries } from "../first-visit/lazy-with-queries.tsx";
import { pageContext } from "../lib/page-context.ts";
import { useSession } from "../lib/session.ts";
import { ErrorPage } from "../site/error-page.tsx";
import { firstReviews } from "../features/reviews/first-reviews.ts";
import { reviewedCompany } from "../features/companies/reviewed-company.ts";
import type { Route } from "./+types/company-page.ts";
import { companyMeta } from "../features/companies/page/company-meta.ts";
import { CompanyView } from "../features/companies/page/company-view.tsx";
import { MissingCompany } from "../features/companies/page/missing-company.tsx";
import { UnlistedCompany } from "../features/companies/page/unlisted-company.tsx";
import { useCountedView } from "../features/companies/page/use-counted-view.ts";

const CompanyAsMember = lazyWithQueries(() =>
  import("../features/companies/page/company-as-member.tsx").then((module) => module.CompanyAsMember),
);

// Its tab is closed at first.
const CompanyJobs = keptPart(() =>
  import("../features/jobs/company-jobs.tsx").then((module) => module.CompanyJobs),
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  const company = await page.api["GET /api/companies/:id"]({ params: { id } });
  if (company.slug !== id) throw redirect(companyPath(company) + url.search, 301);
  const [{ companies: others }, { people }, products, jobs, reviews] = await Promise.all([
    page.api["GET /api/companies/:id/similar"]({ params: { id } }),
    page.api["GET /api/companies/:id/people"]({ params: { id } }),
    page.api["GET /api/products"]({ query: { companyId: company._id } }),
    page.api["GET /api/jobs"]({ query: { companyId: company._id, sort: "date" } }),
    firstReviews(page, reviewedCompany(company)),
  ]);
  page.cache({ tags: [company, ...others].map(({ _id }) => companyTag(_id)), query: [] });
  return { company, others, people, products, jobs, reviews, origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? companyMeta(loaderData.company, loaderData.origin, loaderData.reviews.reviews) : [];

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, jobs, origin: _origin, ...around } = loaderData;
  const { status } = useSession();
  // The server renders the page for visitors.
  const [role, setRole] = useState<CompanyRole | null>(null);
  useCountedView(company._id);
  return (
    <CompanyView
      company={company}
      isTeam={role !== null}
      notice={
        status === "member" && (
          <Suspense>
            <CompanyAsMember key={company._id} companyId={company._id} onKnown={setRole} />
          </Suspense>
        )
      }
      jobs={
        jobs.total > 0 && {
          count: jobs.total,
          panel: <CompanyJobs companyId={company._id} jobs={jobs.jobs} total={jobs.total} />,
        }
      }
      {...around}
    />
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) && error.status;
  if (status === 404) return <UnlistedCompany id={params.id} />;
  return status === 410 ? <MissingCompany isGone /> : <ErrorPage />;
}
