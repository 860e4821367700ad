import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { PAGE_WIDTH } from "../../shell/page-width.ts";
import { cn } from "../../ui/class-names.ts";

/** Nothing to show while the figure is still small. */
export function MemberCount({ members }: { members: number | null }) {
  if (members === null) return null;
  return (
    <p className={cn(PAGE_WIDTH, "flex flex-wrap items-baseline gap-x-3 py-10")}>
      <span className="text-4xl font-bold tracking-[-0.03em] tabular-nums">
        {members.toLocaleString("en-IN")}
      </span>
      <span className="text-lg text-muted">members are on {PRODUCT_NAME} today.</span>
    </p>
  );
}
