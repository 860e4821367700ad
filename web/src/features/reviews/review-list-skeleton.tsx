import { LoadingArea, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";

export function ReviewListSkeleton() {
  return (
    <LoadingArea label="Loading reviews" className="grid gap-8">
      <Skeleton className="h-28 w-full" />
      {[1, 2].map((each) => (
        <div key={each} className="grid gap-3">
          <Skeleton className="h-10 w-48" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </LoadingArea>
  );
}
