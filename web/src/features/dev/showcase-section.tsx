import type { ReactNode } from "react";
import { cn } from "../../ui/class-names.ts";

export type ShowcaseSectionProps = {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
};

export function ShowcaseSection({ id, title, intro, children }: ShowcaseSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line py-10 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-xl text-sm text-pretty text-muted">{intro}</p>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </section>
  );
}

/** One component, or one state of it, with its name. */
export function Specimen({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-xs font-medium tracking-normal text-muted">{name}</h3>
      <div className={cn("flex flex-wrap items-center gap-3", className)}>{children}</div>
    </div>
  );
}
