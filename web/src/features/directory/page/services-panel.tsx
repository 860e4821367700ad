import { rupees } from "@cardplaza/contract/money";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { cn } from "../../../ui/class-names.ts";

export function ServicesPanel({ listing }: { listing: Listing }) {
  return (
    <section className="max-w-2xl">
      <h2 className="sr-only">Services</h2>
      <ul>
        {listing.services.map(({ name, pricePaise }, at) => (
          <li
            key={`${at}-${name}`}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3 first:pt-0 last:border-0"
          >
            <span className="min-w-0 font-medium break-words">{name}</span>
            <span
              className={cn(
                "shrink-0 whitespace-nowrap",
                pricePaise === undefined ? "text-sm text-muted" : "font-semibold tabular-nums",
              )}
            >
              {pricePaise === undefined ? "Ask for price" : rupees(pricePaise / 100)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
