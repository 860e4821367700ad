import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";

/** The measure of the form and its preview. */
export function CardFormSkeleton() {
  return (
    <LoadingArea label="Loading your card" className={cn(PAGE_WIDTH, "pt-8 sm:pt-12")}>
      <Skeleton className="h-9 w-56" />
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          <Skeleton className="h-11" />
          <Skeleton className="mt-4 h-[520px] rounded-card" />
        </div>
        <Skeleton className="h-[560px] rounded-card max-lg:hidden" />
      </div>
    </LoadingArea>
  );
}
