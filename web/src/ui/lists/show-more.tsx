import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  className?: string;
  label?: string;
}

/** The way to a list's next page, as long as there is one. */
export function ShowMore({ list, className, label = "Show more" }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className={cn("text-center", className)}>
      <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
