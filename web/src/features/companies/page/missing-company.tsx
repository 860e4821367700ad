import { COMPANY_GONE, COMPANY_NOT_FOUND } from "@cardplaza/contract/companies/company-seen";
import { MissingPage } from "../../../site/missing-page.tsx";

/** What a mistyped link shows, and those of a company that is deleted or not public. */
export function MissingCompany({ isGone = false }: { isGone?: boolean }) {
  return (
    <MissingPage
      title={isGone ? COMPANY_GONE : COMPANY_NOT_FOUND}
      text={
        isGone
          ? "Its owner has taken it off the site."
          : "The link may be old or mistyped. You can look for it by its name."
      }
      elsewhere={{
        path: "/search?type=company",
        label: isGone ? "Find another company" : "Search companies",
      }}
    />
  );
}
