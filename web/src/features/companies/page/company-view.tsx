import type { Company } from "@cardplaza/contract/companies/companies";
import type { CompanyLine } from "@cardplaza/contract/companies/company-pages";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import type { ReactNode } from "react";
import { keptPart } from "../../../first-visit/kept-part.tsx";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { PageTabs } from "../../../ui/page-tabs.tsx";
import { LateReviews } from "../../reviews/late-reviews.tsx";
import { reviewedCompany } from "../reviewed-company.ts";
import { AboutPanel } from "./about-panel.tsx";
import { CompanyHead } from "./company-head.tsx";
import type { Person } from "./people-panel.tsx";
import type { ProductPage } from "./products-panel.tsx";
import { ReportButton } from "../../moderation/report-button.tsx";

// Their tabs are closed at first.
const PeoplePanel = keptPart(() => import("./people-panel.tsx").then((module) => module.PeoplePanel));
// Far below, and only to look at.
const SimilarCompanies = keptPart(() =>
  import("./similar-companies.tsx").then((module) => module.SimilarCompanies),
);
const ProductsPanel = keptPart(() => import("./products-panel.tsx").then((module) => module.ProductsPanel));

const TABS = {
  about: "About",
  products: "Products",
  jobs: "Jobs",
  posts: "Posts",
  people: "People",
  reviews: "Reviews",
} as const;

interface CompanyViewProps {
  company: Company;
  /** The viewer is its owner or one of its managers. */
  isTeam: boolean;
  /** A notice for the team, above everything. */
  notice?: ReactNode;
  products?: ProductPage;
  /** Drawn by the page, which knows of jobs and posts. */
  jobs?: { count: number; panel: ReactNode } | false;
  posts?: { count: number; panel: ReactNode } | false;
  people?: Person[];
  /** The first page of them, where it came with the server's page. */
  reviews?: ReviewList;
  others?: CompanyLine[];
}

/** A company with all that buyers want to know of it. */
export function CompanyView(props: CompanyViewProps) {
  const { company, isTeam, notice, products, jobs, posts, people = [], reviews, others = [] } = props;
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      {/* As on a card: the first paint is not spent on an empty page. */}
      <link rel="expect" href="#company-name" blocking="render" />
      {notice}
      <CompanyHead company={company} isTeam={isTeam} />
      <PageTabs
        label="About this company"
        labels={TABS}
        panels={{
          about: <AboutPanel company={company} />,
          ...(products?.total && {
            products: <ProductsPanel companyId={company._id} initial={products} />,
          }),
          ...(jobs && { jobs: jobs.panel }),
          ...(posts && { posts: posts.panel }),
          ...(people.length > 0 && { people: <PeoplePanel companyId={company._id} people={people} /> }),
          reviews: <LateReviews target={reviewedCompany(company)} initial={reviews} />,
        }}
        counts={{
          products: products?.total,
          jobs: jobs ? jobs.count : 0,
          posts: posts ? posts.count : 0,
          people: people.length,
          reviews: company.ratingCount,
        }}
      />
      {!isTeam && (
        <ReportButton
          call="POST /api/companies/:id/report"
          id={company._id}
          noun="company"
          className="mt-10"
        />
      )}
      {others.length > 0 && <SimilarCompanies companies={others} />}
    </div>
  );
}
