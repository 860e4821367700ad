import type { Company } from "@cardplaza/contract/companies/companies";
import { companyPath } from "@cardplaza/contract/companies/company-seen";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { OUTSIDE_COUNTS_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { TO_SELLER } from "@cardplaza/contract/whats-app-words";
import { Share2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { shareLink } from "../../../lib/share-link.ts";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import { FootActions } from "../../../ui/foot-actions.tsx";
import { ReachCompany } from "../reach-company.tsx";
import { FollowButton } from "./follow-button.tsx";

/** The ways to reach a company. */
export function CompanyActions({ company, isTeam }: { company: Company; isTeam: boolean }) {
  const { _id, name, replyMedianMin, replyRate, status = "active" } = company;
  const promises = [
    replyMedianMin === null ? "" : usuallyReplies(replyMedianMin),
    replyRate === null ? "" : `Answers ${replyRate}% of enquiries`,
  ].filter(Boolean);
  return (
    <div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:basis-[calc(50%-4px)]">
        {!isTeam && (
          <FootActions>
            <EnquireButton target={{ type: "company", id: _id, name }} replyMedianMin={replyMedianMin} />
            <ReachCompany company={company} of="companies" id={_id} text={TO_SELLER.any(name)} />
          </FootActions>
        )}
        <FollowButton company={company} isTeam={isTeam} />
        {/* A page that nobody else can open is not shared. */}
        {status === "active" && (
          <Button variant="secondary" onClick={() => void share(company)}>
            <Share2 /> Share
          </Button>
        )}
      </div>
      {promises.length > 0 && <p className="mt-3 text-sm text-muted">{promises.join(" · ")}</p>}
      {replyRate !== null && <p className="mt-1 text-xs text-muted">{OUTSIDE_COUNTS_TEXT.buyer}</p>}
    </div>
  );
}

const share = (company: Company) =>
  shareLink({
    title: company.name,
    url: location.origin + companyPath(company),
    copied: { title: "Link Copied", description: "Company link copied to clipboard" },
  });
