import { companyPath } from "@cardplaza/contract/companies/company-seen";
import { OUTSIDE_COUNTS_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { Briefcase, MapPin } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { Rating } from "../../../ui/rating.tsx";
import { ReplyFigures } from "../alerts/reply-figures.tsx";
import { CompanyLogo } from "../../companies/company-logo.tsx";

/** The company that hires, and how it answers applicants. */
export function EmployerBox({ job: { company, industry } }: { job: Job }) {
  return (
    <section aria-label="Company" className="min-w-0 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <CompanyLogo name={company.name} logo={company.logo} className="size-12" />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug font-semibold break-words">{company.name}</h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {company.ratingCount > 0 && <Rating value={company.ratingAvg} count={company.ratingCount} />}
            <BusinessBadges badges={company.badges} />
          </div>
        </div>
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-1.5 text-sm text-muted [&_svg]:mr-2 [&_svg]:mb-0.5 [&_svg]:inline [&_svg]:size-4">
        {company.city && (
          <li>
            <MapPin aria-hidden="true" />
            {company.city}
          </li>
        )}
        {industry && (
          <li>
            <Briefcase aria-hidden="true" />
            {industry}
          </li>
        )}
      </ul>
      <ReplyFigures company={company} className="mt-3" />
      {company.replyRate !== null && (
        <p className="mt-1 pl-6 text-xs text-muted">{OUTSIDE_COUNTS_TEXT.applicant}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="sm">
          <Link to={companyPath(company)}>Company profile</Link>
        </Button>
        <Button asChild variant="secondary" size="sm">
          <Link to={`/jobs?companyId=${company._id}`}>All jobs</Link>
        </Button>
      </div>
    </section>
  );
}
