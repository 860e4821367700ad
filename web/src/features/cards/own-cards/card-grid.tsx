import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";

const SHOWN_AT_ONCE = 24;
const COLUMNS = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3";

interface CardGridProps<C> {
  cards: readonly C[];
  label: string;
  children: (card: C) => ReactNode;
}

/** Long lists come in pieces. */
export function CardGrid<C extends { _id: string }>({ cards, label, children }: CardGridProps<C>) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  return (
    <>
      <ul aria-label={label} className={COLUMNS}>
        {cards.slice(0, shown).map((card) => (
          <li key={card._id}>{children(card)}</li>
        ))}
      </ul>
      {cards.length > shown && (
        <div className="mt-6 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <LoadingArea label={label} className={COLUMNS}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="rounded-card border border-line bg-raised p-5">
          <div className="flex gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 content-start gap-2 pt-1">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-3/5" />
            </div>
          </div>
          <Skeleton className="mt-6 h-8 w-1/2" />
        </div>
      ))}
    </LoadingArea>
  );
}
