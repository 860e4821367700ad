import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { Figures } from "./figures.tsx";
import { useCardChannels } from "../own-cards/use-own-cards.ts";

/** The free plan's tracking: how people came to the card. */
export function CardTracking({ cardId }: { cardId: string }) {
  const { data, isError, isFetching, refetch } = useCardChannels(cardId);
  return (
    <Panel>
      <PanelHeader title="How it was opened" />
      {data ? (
        <Figures
          figures={{
            "Scan or link": count(data.link),
            "Shared link": count(data.shared),
            "Saved copy": count(data.saved),
            Total: count(data.total),
          }}
        />
      ) : isError ? (
        <div role="alert" className="text-sm text-muted">
          These figures did not load.
          <Button variant="link" className="ml-2" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <LoadingArea label="Loading the figures">
          <SkeletonText lines={4} />
        </LoadingArea>
      )}
    </Panel>
  );
}

const count = (times: number) => times.toLocaleString("en-IN");
