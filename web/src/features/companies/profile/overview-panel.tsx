import type { Company } from "@cardplaza/contract/companies/companies";
import { companyCompleteness } from "@cardplaza/contract/companies/company-rules";
import { spanWords } from "@cardplaza/contract/enquiries/reply-time";
import { OUTSIDE_COUNTS_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { Link, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CompletenessList } from "../../../ui/lists/completeness-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { stepNamed } from "../form/company-form-definition.ts";
import { CompanyNumbers } from "./company-numbers.tsx";
import { ShareCompany } from "./share-company.tsx";

/** How the company is doing, and what to do about it. */
export function OverviewPanel({ company }: { company: Company }) {
  const navigate = useNavigate();
  const isShown = company.status === "active";
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {isShown && company.products === 0 && <FirstProduct companyId={company._id} />}
        <CompanyNumbers company={company} />
        <ReplyFigures company={company} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Panel>
          <CompletenessList
            completeness={companyCompleteness({ ...company, noGst: company.noGst ?? false })}
            onOpen={(step) =>
              void navigate(`/company-profile?company=${company._id}&tab=details&edit=${stepNamed(step)}`)
            }
          />
        </Panel>
        {isShown && (
          <Panel>
            <PanelHeader
              title="Share your page"
              description="Send the link, or put the QR code on your bills and brochures."
              className="mb-4"
            />
            <ShareCompany company={company} />
          </Panel>
        )}
      </div>
    </div>
  );
}

/** The next step after the set-up: a page without products brings few enquiries. */
const FirstProduct = ({ companyId }: { companyId: string }) => (
  <Notice
    title="Add your first product"
    action={
      <Button asChild size="sm">
        <Link to={`/my-products?company=${companyId}&product=new`}>Add Product</Link>
      </Button>
    }
  >
    Products are found in search and bring enquiries. One picture, a price and a short text are enough to
    begin.
  </Notice>
);

/** What buyers read on the page; nothing is shown to them before there are enough answers. */
function ReplyFigures({ company: { replyMedianMin, replyRate } }: { company: Company }) {
  return (
    <Panel>
      <PanelHeader
        title="How buyers see your replies"
        description={`Based on your last 20 enquiries. ${OUTSIDE_COUNTS_TEXT.buyer} Faster replies bring more business.`}
        className="mb-4"
      />
      {replyMedianMin === null && replyRate === null ? (
        <p className="text-sm text-muted">
          No figures yet. Your reply time appears here after a few answers.
        </p>
      ) : (
        <dl className="grid grid-cols-2 gap-4">
          <ReplyFigure label="Usual time" value={replyMedianMin === null ? "–" : spanWords(replyMedianMin)} />
          <ReplyFigure label="Answered" value={replyRate === null ? "–" : `${replyRate}%`} />
        </dl>
      )}
    </Panel>
  );
}

const ReplyFigure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-1 text-2xl font-semibold tabular-nums">{value}</dd>
  </div>
);
