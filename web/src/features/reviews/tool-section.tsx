import type { ReactNode } from "react";

interface ToolSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One of the tools: what it does, then the tool. */
export function ToolSection({ title, text, children }: ToolSectionProps) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
