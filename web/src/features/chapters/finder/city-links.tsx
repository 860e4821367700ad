import { Link } from "react-router";
import { finderPath, NO_FILTERS } from "./finder-address.ts";

/** The cities with the most chapters, for those who do not know where to begin, and for search engines. */
export function CityLinks({ cities }: { cities: readonly { name: string; count: number }[] }) {
  if (cities.length < 2) return null;
  return (
    <nav aria-label="Chapters by city">
      <ul className="flex flex-wrap gap-2">
        {cities.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={finderPath(NO_FILTERS, { city: [name] })}
              preventScrollReset
              className="flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-raised px-3.5 text-sm font-medium transition-colors duration-150 hover:border-line-strong pointer-coarse:min-h-11"
            >
              {name} <span className="text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
