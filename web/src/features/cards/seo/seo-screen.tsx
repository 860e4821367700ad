import type { Card } from "@cardplaza/contract/cards/cards";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { SeoForm } from "./seo-form.tsx";
import { useSeo } from "./use-seo.ts";

/** How a card introduces itself to search engines and in shared links. */
export function SeoScreen({ card }: { card: Card }) {
  const { data, isError, isFetching, refetch } = useSeo(card._id);
  if (data) return <SeoForm card={card} saved={data} />;
  if (isError)
    return (
      <ErrorState
        title="The search settings did not load"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <LoadingArea label="Loading the search settings" className="grid gap-6 xl:grid-cols-2">
      {[1, 2].map((each) => (
        <Panel key={each}>
          <Skeleton className="mb-5 h-6 w-40" />
          <SkeletonText lines={6} />
        </Panel>
      ))}
    </LoadingArea>
  );
}
