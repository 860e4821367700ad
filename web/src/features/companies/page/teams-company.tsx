import type { Company } from "@cardplaza/contract/companies/companies";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { CompanyView } from "./company-view.tsx";
import { MissingCompany } from "./missing-company.tsx";
import { TeamNotice } from "./team-notice.tsx";
import { useCompanyAsMember } from "./use-company-as-member.ts";

/** A company that only its team sees. Visitors never load this. */
export function TeamsCompany({ id }: { id: string }) {
  const { data: company } = useCompanyAsMember(id);
  if (!company?.role) return <MissingCompany />;
  return (
    <>
      <title>{`${company.name || "Your company"} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <CompanyView
        company={company}
        isTeam
        notice={
          <TeamNotice companyId={company._id}>{`Only your team sees this page: ${why(company)}.`}</TeamNotice>
        }
      />
    </>
  );
}

function why({ onboardingCompleted, status }: Company): string {
  if (!onboardingCompleted) return "it is not set up yet";
  return status === "suspended" ? "it is suspended" : "it is hidden";
}
