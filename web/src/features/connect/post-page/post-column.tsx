import type { ReactNode } from "react";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";

/** The column that a post is read in. */
export function PostColumn({ children }: { children: ReactNode }) {
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <div className="mx-auto max-w-2xl">{children}</div>
    </div>
  );
}
