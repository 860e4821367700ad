import type { Company } from "@cardplaza/contract/companies/companies";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { companyPath } from "@cardplaza/contract/companies/company-seen";
import { Eye, Inbox, Package } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { CompanyLogo } from "../company-logo.tsx";
import { CompanyState } from "./company-state.tsx";

interface ProfileHeadProps {
  company: Company;
  /** All companies that the member owns or manages. */
  companies: { _id: string; name: string; role: CompanyRole }[];
}

export function ProfileHead({ company, companies }: ProfileHeadProps) {
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-start gap-4">
          <CompanyLogo name={company.name} logo={company.logo} />
          <div className="min-w-0">
            <h1 className="text-2xl break-words lg:text-3xl">{company.name}</h1>
            <div className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              {company.role === "owner" ? "Owner" : "Manager"}
              <BusinessBadges badges={company.badges} />
            </div>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {companies.length > 1 && <SwitchCompany company={company} companies={companies} />}
          <Button asChild variant="secondary">
            <Link to={companyPath(company)}>
              <Eye /> {company.status === "active" ? "View page" : "Preview"}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/company-enquiries">
              <Inbox /> Company Enquiries
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={`/my-products?company=${company._id}`}>
              <Package /> My Products
            </Link>
          </Button>
        </div>
      </div>
      <CompanyState company={company} />
    </header>
  );
}

function SwitchCompany({ company, companies }: ProfileHeadProps) {
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Company"
      value={company._id}
      options={companies.map(({ _id, name }) => ({ value: _id, label: name || "Not set up yet" }))}
      onChange={({ target }) => void navigate(`/company-profile?company=${target.value}`)}
    />
  );
}
