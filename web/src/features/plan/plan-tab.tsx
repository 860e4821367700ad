import { ErrorState } from "../../ui/error-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { BillingPanel } from "./billing-panel.tsx";
import { PaymentsPanel } from "./payments-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { useSubscription } from "./use-subscription.ts";
import { PLAN_WORDS } from "./plan-words.ts";

/** The member's plan: until when, what was paid, and whom the invoices are made out to. */
export function PlanTab() {
  const { data, isError, isFetching, refetch } = useSubscription();
  if (data) {
    return (
      <>
        <PlanPanel subscription={data} />
        <PaymentsPanel subscription={data} />
        <BillingPanel billing={data.billing} />
      </>
    );
  }
  if (isError)
    return <ErrorState title={PLAN_WORDS.notLoaded} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingArea label={PLAN_WORDS.loading} className="grid grid-cols-1 gap-5">
      {[0, 1].map((each) => (
        <Panel key={each}>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-4 h-16" />
        </Panel>
      ))}
    </LoadingArea>
  );
}
