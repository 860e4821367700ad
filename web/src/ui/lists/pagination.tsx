import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { pageRange } from "./page-range.ts";

export type PaginationProps = {
  page: number;
  pages: number;
  /** The address of a page, such as `?page=3`. */
  hrefFor: (page: number) => string;
  label?: string;
  className?: string;
};

export function Pagination({ page, pages, hrefFor, label = "Pages", className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={cn("@container", className)}>
      <div className="flex items-center justify-between gap-3">
        <Neighbour href={page > 1 ? hrefFor(page - 1) : null} rel="prev">
          <ChevronLeft /> Previous
        </Neighbour>
        <p className="text-sm text-muted tabular-nums @lg:hidden">
          Page {page} of {pages}
        </p>
        <ol className="hidden items-center gap-1 @lg:flex">
          {pageRange(page, pages).map((slot) =>
            "page" in slot ? (
              <li key={slot.page}>
                <PageLink href={hrefFor(slot.page)} page={slot.page} current={slot.page === page} />
              </li>
            ) : (
              <li key={`gap-${slot.gapAfter}`} aria-hidden="true" className="px-1 text-muted">
                …
              </li>
            ),
          )}
        </ol>
        <Neighbour href={page < pages ? hrefFor(page + 1) : null} rel="next">
          Next <ChevronRight />
        </Neighbour>
      </div>
    </nav>
  );
}

function PageLink({ href, page, current }: { href: string; page: number; current: boolean }) {
  return (
    <Link
      to={href}
      aria-label={`Page ${page}`}
      aria-current={current ? "page" : undefined}
      className={cn(
        "grid h-10 min-w-10 place-items-center rounded-field px-2 text-sm font-medium tabular-nums transition-colors duration-150 hover:bg-hover",
        current && "bg-brand-soft text-brand-strong hover:bg-brand-soft",
      )}
    >
      {page}
    </Link>
  );
}

type NeighbourProps = { href: string | null; rel: "prev" | "next"; children: ReactNode };

function Neighbour({ href, rel, children }: NeighbourProps) {
  if (href === null) {
    return (
      <Button variant="secondary" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild variant="secondary">
      <Link to={href} rel={rel}>
        {children}
      </Link>
    </Button>
  );
}
