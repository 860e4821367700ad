import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";

interface TabLinksProps {
  label: string;
  tabs: readonly { id: string; label: string }[];
  current: string;
}

/** The tabs of a screen, by `?tab=`. What a role may not use is left out by the caller. */
export const TabLinks = ({ label, tabs, current }: TabLinksProps) => (
  <nav
    aria-label={label}
    className="-mx-4 flex gap-1 overflow-x-auto px-4 shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] sm:mx-0 sm:px-0"
  >
    {tabs.map(({ id, label: name }) => (
      <Link
        key={id}
        to={{ search: `?tab=${id}` }}
        aria-current={id === current ? "page" : undefined}
        className={cn(
          "flex h-11 shrink-0 items-center border-b-2 px-2.5 text-sm font-medium whitespace-nowrap -outline-offset-2 sm:px-3",
          id === current ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);
