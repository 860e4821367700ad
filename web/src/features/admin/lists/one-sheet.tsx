import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { LISTS_WORDS } from "./lists-words.ts";

interface OneSheetProps<One> {
  one: UseQueryResult<One>;
  titleOf: (one: One) => string;
  /** For two columns beside each other. */
  isWide?: boolean | undefined;
  footer: ReactNode;
  onClose: () => void;
  children: (one: One) => ReactNode;
}

/** One of a list, from every side, with what can be decided in its footer. */
export function OneSheet<One>({
  one,
  titleOf,
  isWide = false,
  footer,
  onClose,
  children,
}: OneSheetProps<One>) {
  const { data, isError, error, isFetching, refetch } = one;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={data === undefined ? LISTS_WORDS.details : titleOf(data)}
        className={cn(
          "max-sm:w-full",
          isWide ? "sm:w-[min(68rem,calc(100vw-48px))]" : "sm:w-[min(34rem,calc(100vw-48px))]",
        )}
        footer={footer}
      >
        {data !== undefined ? (
          children(data)
        ) : isError ? (
          <ErrorState text={problemText(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label={LISTS_WORDS.details}>
            <Skeleton className="h-64" />
          </LoadingArea>
        )}
      </SheetContent>
    </Sheet>
  );
}
