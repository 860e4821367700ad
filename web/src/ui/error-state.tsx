import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { EmptyDrawing } from "./empty-drawing.tsx";

export type ErrorStateProps = {
  title?: string;
  /** What happened and what to do. */
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** It stands for the whole page, so its title is the page's heading. */
  isPage?: boolean;
  className?: string;
};

export function ErrorState({
  title = "This did not load",
  text = "Check your connection and try again.",
  onRetry,
  retrying = false,
  isPage = false,
  className,
}: ErrorStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div role="alert" className={cn("flex flex-col items-center px-4 py-10 text-center", className)}>
      <EmptyDrawing name="trouble" />
      <Title className="mt-4 text-base font-semibold text-balance">{title}</Title>
      <p className="mt-1 max-w-sm text-sm text-pretty text-muted">{text}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-5" busy={retrying} onClick={onRetry}>
          {!retrying && <RotateCw aria-hidden="true" />}
          Retry
        </Button>
      )}
    </div>
  );
}
