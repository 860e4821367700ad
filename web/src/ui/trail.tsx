import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { cn } from "./class-names.ts";

interface Step {
  name: string;
  path: string;
}

// On a phone the nearest ones are enough.
const STEPS_ON_PHONE = 2;

/**
 * The way here, to go back a step; `here` is the name of the page itself, where it belongs to it. Always one line: a
 * second one would come or go with the font and move the whole page.
 */
export function Trail({ steps, here }: { steps: readonly Step[]; here?: string }) {
  const last = steps.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="mb-4">
      <ol className="flex items-center gap-x-1 text-sm text-muted">
        {steps.map(({ name, path }, at) => (
          <li
            key={path}
            className={cn("flex min-w-0 items-center gap-1", at <= last - STEPS_ON_PHONE && "max-sm:hidden")}
          >
            <Link
              to={path}
              className="touch-area flex min-w-0 leading-8 underline-offset-4 hover:text-ink hover:underline"
            >
              <span className="truncate">{name}</span>
            </Link>
            {at < last && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />}
          </li>
        ))}
        {here && (
          <li aria-current="page" className="flex min-w-0 shrink-9 items-center gap-1 max-sm:hidden">
            <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="truncate">{here}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
