import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

/** A post that is on its way. */
export function PostSkeleton() {
  return (
    <LoadingArea label="Loading a post" className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-36" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <SkeletonText className="mt-4" />
      <Skeleton className="mt-5 h-8 w-full" />
    </LoadingArea>
  );
}
