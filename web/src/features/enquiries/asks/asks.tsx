import { ASK_RECIPIENTS_MAX } from "@cardplaza/contract/enquiries/enquiry-words";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { EnquiryPane } from "../thread/enquiry-pane.tsx";
import { useEnquiryAddress } from "../use-enquiry-address.ts";
import { AskPanel } from "./ask-panel.tsx";
import { useAsks } from "./use-asks.ts";
import { AskDialog } from "./ask-dialog.tsx";

/** Enquiries to several businesses, with the answers side by side. An open conversation replaces them. */
export function Asks() {
  const { openId, close } = useEnquiryAddress();
  if (openId) return <EnquiryPane key={openId} id={openId} onBack={close} alone />;
  return <AllAsks />;
}

function AllAsks() {
  const list = useAsks();
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const [asking, setAsking] = useState(false);
  const ask = () => (premium === false ? upgrade.show() : setAsking(true));
  const { asks, left, isError, isFetching, refetch } = list;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-xl text-sm text-muted">
          Describe what you need once. Up to {ASK_RECIPIENTS_MAX} matching members get it. They see your
          contact only once you accept their answer.
          {premium && left !== undefined && ` ${left} of 10 left this month.`}
        </p>
        {asks && asks.length > 0 && <AskButton onPress={ask} />}
      </div>
      {isError && !asks ? (
        <Panel>
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        </Panel>
      ) : !asks ? (
        <LoadingArea label="Loading your requests">
          <Panel>
            <SkeletonText lines={6} />
          </Panel>
        </LoadingArea>
      ) : asks.length === 0 ? (
        <Panel>
          <EmptyState
            drawing="people"
            title="Request quotes"
            text="You'll compare the answers side by side here."
            action={<AskButton onPress={ask} />}
          />
        </Panel>
      ) : (
        asks.map((each) => <AskPanel key={each._id} ask={each} />)
      )}
      <ShowMore list={list} />
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

const AskButton = ({ onPress }: { onPress: () => void }) => (
  <Button aria-haspopup="dialog" onClick={onPress}>
    <Megaphone /> New request
  </Button>
);
