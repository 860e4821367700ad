import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { isOpenQuestion, OutsideQuestionTo } from "../../outside-answers/outside-answers.tsx";
import { EnquiryStatusBadge } from "../enquiry-status.tsx";
import { isGone, useEnquiry } from "../use-enquiry.ts";
import { BuyerTools } from "./buyer-tools.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { EnquiryThread } from "./enquiry-thread.tsx";
import { OwnerTools } from "./owner-tools.tsx";
import { ReplyForm } from "./reply-form.tsx";

interface EnquiryPaneProps {
  id: string;
  onBack: () => void;
  /** Where there is no list beside it, the way back is there on every screen. */
  alone?: boolean;
}

export function EnquiryPane({ id, onBack, alone = false }: EnquiryPaneProps) {
  const { data, error, isFetching, refetch } = useEnquiry(id);
  return (
    <div
      className={cn(
        "min-w-0",
        // The list scrolls with the page; what is open stays beside it.
        !alone && "rounded-card lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto",
      )}
    >
      <Button
        variant="ghost"
        size="sm"
        className={alone ? "mb-3 -ml-2" : "mb-3 -ml-2 lg:hidden"}
        onClick={onBack}
      >
        <ArrowLeft /> Back
      </Button>
      <Panel aria-label={data ? titleOf(data) : "Enquiry"}>
        {data ? (
          <OpenEnquiry enquiry={data} />
        ) : isGone(error) ? (
          <EmptyState drawing="inbox" title="This enquiry is no longer available" />
        ) : error ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading the enquiry">
            <SkeletonText lines={8} />
          </LoadingArea>
        )}
      </Panel>
    </div>
  );
}

const titleOf = ({ side, name, target }: Enquiry) => (side === "owner" ? name : target.name);

function OpenEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { side, target, status } = enquiry;
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug break-words">{titleOf(enquiry)}</h2>
          <p className="text-sm break-words text-muted">
            {side === "owner" ? (target.type === "card" ? "to the owner of " : "to ") : "You asked "}
            {target.url ? (
              <Link to={target.url} className="underline underline-offset-2">
                {target.name}
              </Link>
            ) : (
              target.name
            )}
          </p>
        </div>
        <EnquiryStatusBadge status={status} side={side} />
      </header>
      {side === "owner" ? <OwnerTools enquiry={enquiry} /> : <BuyerTools enquiry={enquiry} />}
      <EnquiryFacts enquiry={enquiry} />
      <EnquiryThread enquiry={enquiry} />
      {enquiry.outsideAnswers.filter(isOpenQuestion).map((answer) => (
        <OutsideQuestionTo key={answer._id} answer={answer} />
      ))}
      <ReplyForm enquiry={enquiry} />
    </div>
  );
}
