import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { companyPath, companyTag } from "@cardplaza/contract/companies/company-seen";
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

// Their tabs are closed at first.
const CompanyJobs = keptPart(() =>
  import("../features/jobs/company-jobs.tsx").then((module) => module.CompanyJobs),
);
const CompanyPosts = keptPart(() =>
  import("../features/connect/feed/company-posts.tsx").then((module) => module.CompanyPosts),
);

/** In the server's page; the rest loads when somebody asks for it. */
const FIRST_POSTS = 5;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  const company = await page.api["GET /api/companies/:id"]({ params: { id } });
  if (company.slug !== id) throw redirect(companyPath(company) + url.search, 301);
  const [{ companies: others }, { people }, products, jobs, written, reviews] = await Promise.all([
    page.api["GET /api/companies/:id/similar"]({ params: { id } }),
    page.api["GET /api/companies/:id/people"]({ params: { id } }),
    page.api["GET /api/products"]({ query: { companyId: company._id } }),
    page.api["GET /api/jobs"]({ query: { companyId: company._id, sort: "date" } }),
    page.api["GET /api/posts"]({ query: { authorId: company._id } }),
    firstReviews(page, reviewedCompany(company)),
  ]);
  page.cache({ tags: [company, ...others].map(({ _id }) => companyTag(_id)), query: [] });
  const posts = {
    first: written.posts.slice(0, FIRST_POSTS),
    count: written.nextCursor === null ? written.posts.length : 0,
    hasMore: written.posts.length > FIRST_POSTS,
  };
  return { company, others, people, products, jobs, posts, reviews, origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? companyMeta(loaderData.company, loaderData.origin, loaderData.reviews.reviews) : [];

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, jobs, posts, origin: _origin, ...around } = loaderData;
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
      posts={
        (posts.first.length > 0 || role !== null) && {
          count: posts.count,
          panel: (
            <CompanyPosts
              company={company}
              first={posts.first}
              hasMore={posts.hasMore}
              isTeam={role !== null}
            />
          ),
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
