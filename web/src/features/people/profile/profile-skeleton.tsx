import { Panel } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

/** Photo, name and a few lines. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Panel>
      <LoadingArea label={label}>
        <div className="flex flex-col items-start gap-5 sm:flex-row sm:items-center">
          <Skeleton className="size-24 shrink-0 rounded-full" />
          <div className="grid w-full grid-cols-1 gap-3">
            <Skeleton className="h-7 w-56 max-w-full" />
            <Skeleton className="w-80 max-w-full" />
            <Skeleton className="w-40 max-w-full" />
          </div>
        </div>
        <SkeletonText lines={4} className="mt-8" />
      </LoadingArea>
    </Panel>
  );
}
