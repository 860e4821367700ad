import { Lock } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../ui/skeleton.tsx";
import { AskCustomers } from "./ask-customers.tsx";
import { CounterLink } from "./counter-link.tsx";
import { ReplyTemplates } from "./reply-templates.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useReviewTools } from "./use-review-tools.ts";
import { WidgetSnippet } from "./widget-snippet.tsx";

const INSIDE = [
  "Ask customers for a review by e-mail or SMS",
  "A link and a QR code for your counter",
  "Reply templates",
  "A featured review, shown first",
  "Your rating on your own website",
];

interface ReviewToolsPanelProps {
  target: ReviewedTarget;
  onUpgrade: () => void;
}

/** What Premium adds to reviews. It sells tools, never a rating. */
export function ReviewToolsPanel({ target, onUpgrade }: ReviewToolsPanelProps) {
  const { data, isPremium, isError, isFetching, refetch } = useReviewTools(target);
  return (
    <Panel>
      <PanelHeader
        title="Review tools"
        description="Every customer is asked alike, and whatever they write is shown."
        actions={
          isPremium === false && (
            <Button size="sm" onClick={onUpgrade}>
              <Lock aria-hidden="true" /> Upgrade to Premium
            </Button>
          )
        }
      />
      {isPremium === false ? (
        <ul className="grid list-disc gap-1.5 pl-5 text-sm text-muted">
          {INSIDE.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : data ? (
        <div className="grid grid-cols-1 gap-8">
          <AskCustomers target={target} tools={data} />
          <CounterLink target={target} url={data.counterUrl} />
          <ReplyTemplates target={target} templates={data.templates} />
          <WidgetSnippet url={data.widgetUrl} />
        </div>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingArea label="Loading the review tools">
          <SkeletonText lines={5} />
        </LoadingArea>
      )}
    </Panel>
  );
}
