import { Sparkles } from "lucide-react";
import { DirectoryCard } from "./directory-card.tsx";
import type { DirectoryEntry } from "./directory-entry.ts";

/** Premium businesses that fit, apart from the order of the list: a row that scrolls on a phone. */
export function Featured({ businesses }: { businesses: DirectoryEntry[] }) {
  if (businesses.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-center gap-x-3">
        <h2 id="featured" className="flex items-center gap-1.5 text-sm font-semibold">
          <Sparkles aria-hidden="true" className="size-4 text-brand" /> Featured · Pro
        </h2>
        <p className="text-sm text-muted">Premium members. The list below is by rating alone.</p>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:thin] sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:scroll-px-0 lg:px-0">
        {businesses.map((business) => (
          <li
            key={business._id}
            className="w-[85%] shrink-0 snap-start sm:w-80 xl:w-auto xl:min-w-0 xl:flex-1"
          >
            <DirectoryCard business={business} heading="h3" eager small />
          </li>
        ))}
      </ul>
    </section>
  );
}
