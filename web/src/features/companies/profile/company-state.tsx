import type { Company } from "@cardplaza/contract/companies/companies";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useCompanyWrites } from "../use-company-writes.ts";

/** Why nobody else sees the company, where that is so. */
export function CompanyState({ company }: { company: Company }) {
  const { show } = useCompanyWrites();
  if (company.status === "suspended")
    return (
      <Notice
        tone="danger"
        title="Suspended"
        className="mt-5"
        action={
          <Button asChild size="sm" variant="secondary">
            <Link to="/contact-us">Contact us</Link>
          </Button>
        }
      >
        {COMPANY_TEXT.suspended}
        {company.suspensionReason && (
          <p className="mt-1 break-words">
            <span className="font-medium">Reason:</span> {company.suspensionReason}
          </p>
        )}
      </Notice>
    );
  if (company.status !== "hidden") return null;
  return (
    <Notice
      tone="warning"
      title="Hidden"
      className="mt-5"
      action={
        company.role === "owner" && (
          <Button size="sm" busy={show.isPending} onClick={() => show.mutate(company._id)}>
            Show again
          </Button>
        )
      }
    >
      Only your team sees the page. Your products are hidden too.
    </Notice>
  );
}
