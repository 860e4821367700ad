import { momentInWords } from "@cardplaza/contract/date-words";
import { WEBHOOK_EVENT_LABEL } from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { WebhookDelivery } from "@cardplaza/contract/leads/webhooks/webhooks";
import { Badge } from "../../../ui/badge.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { useDeliveries } from "./use-webhooks.ts";

const STATES = {
  waiting: { tone: "warning", label: "Tried again later" },
  delivered: { tone: "positive", label: "Delivered" },
  failed: { tone: "danger", label: "Not delivered" },
} as const;

/** How the last calls went. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { data: deliveries, isError, isFetching, refetch } = useDeliveries(webhookId);
  if (isError) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  if (!deliveries)
    return (
      <LoadingArea label="Loading the last calls">
        <SkeletonText lines={3} />
      </LoadingArea>
    );
  if (deliveries.length === 0) return <p className="text-sm text-muted">No calls yet.</p>;
  return (
    <ul className="grid gap-2" aria-label="Last calls">
      {deliveries.map((delivery) => (
        <Delivery key={delivery._id} delivery={delivery} />
      ))}
    </ul>
  );
}

function Delivery({
  delivery: { event, state, attempts, status, problem, createdAt },
}: {
  delivery: WebhookDelivery;
}) {
  const isNew = state === "waiting" && attempts === 0;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sunken px-3 py-2 text-sm">
      <Badge tone={isNew ? "neutral" : STATES[state].tone}>{isNew ? "Waiting" : STATES[state].label}</Badge>
      <span>{WEBHOOK_EVENT_LABEL[event]}</span>
      <span className="ml-auto text-xs text-muted">{momentInWords(createdAt, "reader")}</span>
      <span className="w-full text-xs text-muted">
        {[problem ?? (status ? `Answered ${status}.` : ""), attempts > 1 ? `${attempts} tries.` : ""]
          .filter(Boolean)
          .join(" ")}
      </span>
    </li>
  );
}
