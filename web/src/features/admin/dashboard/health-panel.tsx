import { RefreshCw } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { HEALTH_WORDS as words } from "./dashboard-words.ts";
import { useHealth } from "./use-operations.ts";

/** How the parts of the product are, looked at whenever the dashboard is opened. */
export function HealthPanel() {
  const { data, isError, isFetching, refetch } = useHealth();
  return (
    <Panel>
      <PanelHeader
        title={words.title}
        description={data && <span role="status">{words.checked(data.checkedAt)}</span>}
        actions={
          data && (
            <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {!isFetching && <RefreshCw aria-hidden="true" />} {words.again}
            </Button>
          )
        }
      />
      {data ? (
        <ul className="grid grid-cols-1 gap-4">
          {data.parts.map(({ part, isWell, found }) => (
            <li key={part} className="text-sm">
              <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
                {words.parts[part]}
                <Badge tone={isWell ? "positive" : "warning"}>{isWell ? words.isWell : words.isUnwell}</Badge>
              </p>
              <p className="mt-0.5 break-words text-muted">{found}</p>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={words.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingArea label={words.title}>
          <Skeleton className="h-48" />
        </LoadingArea>
      )}
    </Panel>
  );
}
