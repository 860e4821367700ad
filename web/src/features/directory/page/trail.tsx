import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { trailTo } from "../browse/directory-meta.ts";

/** The way here, to go back a step. */
export function Trail({ category, city }: { category: string; city: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {trailTo({ category, city }).map(({ name, path }, at, { length }) => (
          <li key={path} className="flex items-center gap-1">
            <Link
              to={path}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {name}
            </Link>
            {/* Behind each, so that no line begins with it. */}
            {at < length - 1 && <ChevronRight aria-hidden="true" className="size-3.5" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
