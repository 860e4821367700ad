import type { CompanyLine } from "@cardplaza/contract/companies/company-pages";
import { companyPath } from "@cardplaza/contract/companies/company-seen";
import { industryName } from "@cardplaza/contract/companies/industries";
import { Link } from "react-router";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { Rating } from "../../../ui/rating.tsx";
import { CompanyLogo } from "../company-logo.tsx";

export function SimilarCompanies({ companies }: { companies: CompanyLine[] }) {
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12">
      <h2 id="similar" className="text-xl">
        Similar companies
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {companies.map((company) => (
          <li key={company._id}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A company in a list. */
function CompanyCard({ company }: { company: CompanyLine }) {
  const { name, logo, industry, city, tagline, ratingAvg, ratingCount } = company;
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong">
      <CompanyLogo name={name} logo={logo} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug font-semibold break-words">
          <Link to={companyPath(company)} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm break-words text-muted">
          {[industryName(industry), city].filter(Boolean).join(" · ")}
        </p>
        {tagline && <p className="mt-1 line-clamp-2 text-sm break-words">{tagline}</p>}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
          {ratingCount > 0 && <Rating value={ratingAvg} count={ratingCount} />}
          <BusinessBadges badges={company.badges} />
        </div>
      </div>
    </article>
  );
}
