import { IT_CATEGORIES } from "@cardplaza/contract/it-services/it-words";
import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { useOpenInSight } from "../../../ui/use-open-in-sight.ts";
import { browsePath, type Browse } from "../it-address.ts";

const ENTRIES = [{ slug: "", name: "All services" }, ...IT_CATEGORIES];

/** A row that scrolls on a phone, a column beside the list elsewhere. */
export function ItCategoryRail({ browse }: { browse: Browse }) {
  const row = useOpenInSight<HTMLUListElement>();
  return (
    <nav aria-label="Categories" className="min-w-0">
      <h2 className="mb-2 hidden px-3 text-sm font-semibold text-muted lg:block">Categories</h2>
      <ul
        ref={row}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:p-0"
      >
        {ENTRIES.map(({ slug, name }) => (
          <li key={slug} className="shrink-0">
            <Link
              to={browsePath(browse, { category: slug })}
              aria-current={slug === browse.category ? "true" : undefined}
              className={cn(
                "flex min-h-10 items-center rounded-full border border-line bg-raised px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-hover pointer-coarse:min-h-11 lg:min-h-9 lg:rounded-field lg:border-transparent lg:bg-transparent lg:px-3 lg:font-normal",
                slug === browse.category &&
                  "border-brand bg-brand-soft text-brand-strong hover:bg-brand-soft lg:border-transparent lg:bg-brand-soft lg:font-medium",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
