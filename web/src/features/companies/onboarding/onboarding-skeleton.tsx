import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";

export function OnboardingSkeleton() {
  return (
    <LoadingArea label="Loading your company" className={cn(PAGE_WIDTH, "pt-8 sm:pt-12")}>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-3 w-80 max-w-full" />
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <Skeleton className="h-11" />
          <Skeleton className="mt-4 h-[480px] rounded-card" />
        </div>
        <Skeleton className="h-72 rounded-card max-lg:hidden" />
      </div>
    </LoadingArea>
  );
}
