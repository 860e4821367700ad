import type { PackageSummary } from "@cardplaza/contract/it-services/it-packages";
import { paiseWords } from "@cardplaza/contract/it-services/it-rules";
import { itCategoryName, packagePath } from "@cardplaza/contract/it-services/it-words";
import { Link } from "react-router";
import { daysWords } from "../days-words.ts";

/** A package in a list. */
function PackageCard({ one }: { one: PackageSummary }) {
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong">
      <p className="text-xs font-medium text-brand-strong">{itCategoryName(one.category)}</p>
      <h3 className="mt-1 text-base leading-snug font-semibold break-words">
        <Link to={packagePath(one)} className="after:absolute after:inset-0 after:rounded-card">
          {one.title}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm break-words text-muted">
        {[one.provider.name, one.provider.city].filter(Boolean).join(" · ")}
      </p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-3 text-sm">
        <span className="text-base font-semibold tabular-nums">From {paiseWords(one.fromPaise)}</span>
        <span className="text-muted">from {daysWords(one.deliveryDays)}</span>
      </p>
    </article>
  );
}

export function PackageGrid({ packages }: { packages: readonly PackageSummary[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {packages.map((one) => (
        <li key={one._id}>
          <PackageCard one={one} />
        </li>
      ))}
    </ul>
  );
}
