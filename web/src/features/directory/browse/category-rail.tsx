import { BUSINESS_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { CategoryPicture } from "../category-picture.tsx";
import { directoryPath, groupOf, type Directory } from "../directory-address.ts";

/** The groups; within one, its categories. A row that scrolls on a phone, a column beside the list elsewhere. */
export function CategoryRail({ directory }: { directory: Directory }) {
  const group = groupOf(directory.category);
  const entries = group
    ? [{ slug: group.slug, name: `All ${group.name.toLowerCase()}` }, ...group.within]
    : BUSINESS_CATEGORIES;
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!directory.category) return;
    const chosen = row.current?.querySelector<HTMLElement>("[aria-current]");
    // Only sideways: the page itself stays where it is.
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 3;
  }, [directory.category]);
  return (
    <nav aria-label="Categories" className="min-w-0">
      <h2 className="mb-2 hidden px-3 text-sm font-semibold text-muted lg:block">
        {group ? group.name : "Categories"}
      </h2>
      <ul
        ref={row}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:p-0"
      >
        {group && (
          <RailLink to={directoryPath(directory, { category: "" })} isCurrent={false}>
            <ChevronLeft aria-hidden="true" className="-ml-1 size-4 shrink-0" /> All categories
          </RailLink>
        )}
        {entries.map(({ slug, name }) => (
          <RailLink
            key={slug}
            to={directoryPath(directory, { category: slug })}
            isCurrent={slug === directory.category}
          >
            <CategoryPicture slug={slug} className="-ml-1 size-[1.125rem] shrink-0 text-brand lg:ml-0" />
            {name}
          </RailLink>
        ))}
      </ul>
    </nav>
  );
}

interface RailLinkProps {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}

function RailLink({ to, isCurrent, children }: RailLinkProps) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isCurrent ? "true" : undefined}
        className={cn(
          "flex min-h-10 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm pointer-coarse:min-h-11 font-medium whitespace-nowrap transition-colors duration-150 hover:bg-hover lg:min-h-9 lg:rounded-field lg:border-transparent lg:bg-transparent lg:px-3 lg:font-normal lg:whitespace-normal",
          isCurrent &&
            "border-brand bg-brand-soft text-brand-strong hover:bg-brand-soft lg:border-transparent lg:bg-brand-soft lg:font-medium",
        )}
      >
        {children}
      </Link>
    </li>
  );
}
