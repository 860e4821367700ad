import { idOfSlug } from "@cardplaza/contract/cards/card-rules";
import type { Company } from "@cardplaza/contract/companies/companies";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { CompanyView } from "./company-view.tsx";
import { MissingCompany } from "./missing-company.tsx";
import { TeamNotice } from "./team-notice.tsx";
import { useCompanyAsMember } from "./use-company-page.ts";

/**
 * A company that the server does not show, because it renders the same page for everybody. Its team is
 * known only in the browser, which fetches it as the member. Nobody else learns of it.
 */
export function UnlistedCompany({ id = "" }: { id?: string }) {
  const { data: company } = useCompanyAsMember(idOfSlug(id));
  if (!company?.role) return <MissingCompany />;
  return (
    <>
      <title>{`${company.name || "Your company"} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <CompanyView
        company={company}
        isTeam
        notice={
          <TeamNotice company={company}>{`Only your team sees this page: ${why(company)}.`}</TeamNotice>
        }
      />
    </>
  );
}

function why({ onboardingCompleted, status }: Company): string {
  if (!onboardingCompleted) return "it is not set up yet";
  return status === "suspended" ? "it is suspended" : "it is hidden";
}
