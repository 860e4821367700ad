import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";

export function EditorSkeleton() {
  return (
    <LoadingArea
      label="Loading your design"
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]"
    >
      <div className="rounded-card border border-line bg-raised p-6">
        <Skeleton className="h-9 w-56" />
        <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {Array.from({ length: 12 }, (_, at) => (
            <Skeleton key={at} className="h-14" />
          ))}
        </div>
        <Skeleton className="mt-6 h-40" />
      </div>
      <Skeleton className="hidden h-120 rounded-card lg:block" />
    </LoadingArea>
  );
}
