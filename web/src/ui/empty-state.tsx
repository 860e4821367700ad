import type { ReactNode } from "react";
import { cn } from "./class-names.ts";
import { EmptyDrawing, type EmptyDrawingName } from "./empty-drawing.tsx";

export type EmptyStateProps = {
  drawing: EmptyDrawingName;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ drawing, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-4 py-10 text-center", className)}>
      <EmptyDrawing name={drawing} />
      <p className="mt-4 text-base font-semibold text-balance">{title}</p>
      {text && <p className="mt-1 max-w-sm text-sm text-pretty text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
