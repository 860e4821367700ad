import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { Check } from "lucide-react";
import { freeTrades } from "./free-trades.ts";

/** Which trades are there already, and some of those that still have their seat free. */
export function TakenSeats({ chapter }: { chapter: Chapter }) {
  const { takenCategories, oneSeatPerCategory, freeSeats } = chapter;
  if (!oneSeatPerCategory || (takenCategories.length === 0 && freeSeats === 0)) return null;
  const names = takenCategories.map(categoryName).filter(Boolean);
  const free = freeSeats > 0 ? freeTrades(takenCategories) : [];
  return (
    <section aria-labelledby="seats">
      <h2 id="seats" className="text-xl">
        Seats
      </h2>
      <p className="mt-1 text-sm text-muted">One member of each trade.</p>
      {names.length > 0 && (
        <ul aria-label="Taken seats" className="mt-3 flex flex-wrap gap-2">
          {names.toSorted().map((name) => (
            <li
              key={name}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-hover px-3 text-sm"
            >
              <Check aria-hidden="true" className="size-4 shrink-0 text-positive" />
              <span className="truncate">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <>
          <p className="mt-4 text-sm font-medium">Free, among others</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {free.map((name) => (
              <li
                key={name}
                className="inline-flex min-h-8 max-w-full items-center rounded-full border border-dashed border-line-strong px-3 text-sm text-muted"
              >
                <span className="truncate">{name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
