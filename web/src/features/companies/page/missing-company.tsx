import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { MissingPage } from "../../../site/missing-page.tsx";

/** What a mistyped link shows, and those of a company that is deleted or not public. */
export function MissingCompany({ isGone = false }: { isGone?: boolean }) {
  return (
    <MissingPage
      title={isGone ? COMPANY_TEXT.gone : COMPANY_TEXT.notFound}
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
