import { type ReactNode, useId } from "react";
import { PAGE_WIDTH } from "./page-width.ts";
import { cn } from "./class-names.ts";

interface SectionProps {
  id?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, className, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={cn(PAGE_WIDTH, "drawn-near py-14 lg:py-20", className)}
    >
      <h2 id={heading} className="text-2xl lg:text-3xl">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-xl text-pretty text-muted lg:text-lg">{lead}</p>}
      <div className="mt-8 lg:mt-10">{children}</div>
    </section>
  );
}
