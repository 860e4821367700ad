import type { ReactNode } from "react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { CardGridSkeleton } from "./card-grid.tsx";

interface CardListProps<C> {
  query: { data: readonly C[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What they are: "your team cards". */
  what: string;
  empty: ReactNode;
  children: (cards: readonly C[]) => ReactNode;
}

/** The four states of a list. One that failed to load shows none of what was there before. */
export function CardList<C>({ query, what, empty, children }: CardListProps<C>) {
  const { data, isError, isFetching, refetch } = query;
  if (isError) {
    return (
      <Panel>
        <ErrorState
          title={`We could not load ${what}`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  }
  if (!data) return <CardGridSkeleton label={`Loading ${what}`} />;
  return data.length === 0 ? <Panel>{empty}</Panel> : children(data);
}
