import { Panel } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

export function ProfileSkeleton() {
  return (
    <LoadingArea label="Loading your company" className="grid grid-cols-1 gap-6">
      <Skeleton className="h-14 w-72 max-w-full" />
      <Skeleton className="h-11 w-full" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        {[1, 2].map((each) => (
          <Panel key={each}>
            <Skeleton className="mb-5 h-6 w-40" />
            <SkeletonText lines={6} />
          </Panel>
        ))}
      </div>
    </LoadingArea>
  );
}
