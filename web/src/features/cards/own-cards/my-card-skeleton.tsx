import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

export function MyCardSkeleton() {
  return (
    <LoadingArea
      label="Loading your card"
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_300px]"
    >
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Skeleton className="h-40 rounded-none" />
        <div className="p-6">
          <Skeleton className="-mt-16 size-24 rounded-full" />
          <Skeleton className="mt-4 h-8 w-3/5" />
          <Skeleton className="mt-3 w-2/5" />
          <SkeletonText className="mt-6" />
        </div>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </LoadingArea>
  );
}
