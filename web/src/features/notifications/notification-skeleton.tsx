import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

export function NotificationSkeleton({ rows }: { rows: number }) {
  return (
    <LoadingArea label={NOTIFICATIONS_WORDS.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="grid flex-1 content-start gap-2 pt-0.5">
            <Skeleton className={index % 2 ? "w-3/5" : "w-4/5"} />
            <Skeleton className="h-3 w-16" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
