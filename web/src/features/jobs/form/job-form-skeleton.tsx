import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";

export const JobFormSkeleton = () => (
  <LoadingArea label="Loading the job" className={`${PAGE_WIDTH} grid grid-cols-1 gap-5 pt-8 sm:pt-12`}>
    <Skeleton className="h-9 w-48" />
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_400px]">
      <Skeleton className="h-150 rounded-card" />
      <Skeleton className="h-80 rounded-card max-lg:hidden" />
    </div>
  </LoadingArea>
);
