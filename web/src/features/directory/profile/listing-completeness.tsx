import { completenessOf } from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { CircleCheck, Circle } from "lucide-react";
import { Link } from "react-router";
import { Panel } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

/** How much of the listing is there, and what each missing part is worth. */
export function ListingCompleteness({ listing }: { listing: Listing }) {
  const { score, missing } = completenessOf(listing);
  return (
    <Panel aria-labelledby="completeness">
      <h2 id="completeness" className="text-lg">
        {score}% complete
      </h2>
      <ProgressBar label="Listing completeness" value={score / 100} className="mt-3" />
      {missing.length === 0 ? (
        <p className="mt-4 flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-positive" /> Nothing is missing.
        </p>
      ) : (
        <ul className="mt-3 text-sm">
          {missing.map(({ label, weight, step }) => (
            <li key={label}>
              <Link
                to={`/business-listing?step=${step}`}
                className="flex min-h-10 items-center gap-2 rounded-sm py-1 underline-offset-4 hover:underline"
              >
                <Circle aria-hidden="true" className="size-4 shrink-0 text-line-strong" />
                <span className="min-w-0 flex-1">{label}</span>
                <span className="text-muted tabular-nums">+{weight}%</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
