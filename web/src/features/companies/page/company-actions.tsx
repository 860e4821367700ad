import type { Company } from "@cardplaza/contract/companies/companies";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import { dialled } from "@cardplaza/contract/cards/card-rules";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { Phone, Share2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { shareLink } from "../../../lib/share-link.ts";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import { FollowButton } from "./follow-button.tsx";

/** The ways to reach a company; Call is a link and works without scripts. */
export function CompanyActions({ company, isTeam }: { company: Company; isTeam: boolean }) {
  const { _id, name, phone, replyMedianMin, replyRate, status = "active" } = company;
  const promises = [
    replyMedianMin === null ? "" : usuallyReplies(replyMedianMin),
    replyRate === null ? "" : `Answers ${replyRate}% of enquiries`,
  ].filter(Boolean);
  return (
    <div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:basis-[calc(50%-4px)]">
        {!isTeam && (
          <EnquireButton target={{ type: "company", id: _id, name }} replyMedianMin={replyMedianMin} />
        )}
        <FollowButton company={company} isTeam={isTeam} />
        {phone && (
          <Button asChild variant="secondary">
            <a href={`tel:${dialled(phone)}`}>
              <Phone /> Call
            </a>
          </Button>
        )}
        {/* A page that nobody else can open is not shared. */}
        {status === "active" && (
          <Button variant="secondary" onClick={() => void share(company)}>
            <Share2 /> Share
          </Button>
        )}
      </div>
      {promises.length > 0 && <p className="mt-3 text-sm text-muted">{promises.join(" · ")}</p>}
    </div>
  );
}

const share = (company: Company) =>
  shareLink({
    title: company.name,
    url: location.origin + companyPath(company),
    copied: { title: "Link Copied", description: "Company link copied to clipboard" },
  });
