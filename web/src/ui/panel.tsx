import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

/** A surface that rests on the page: a hairline, no shadow. */
export function Panel({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      className={cn("min-w-0 rounded-card border border-line bg-raised p-5 sm:p-6", className)}
    />
  );
}

export type PanelHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  className?: string;
};

export function PanelHeader({ title, description, actions, level = 2, className }: PanelHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cn("mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3", className)}>
      <div className="min-w-0">
        <Heading className="text-lg leading-snug break-words">{title}</Heading>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
