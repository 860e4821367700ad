import type { ProviderSummary } from "@cardplaza/contract/it-services/it-providers";
import { rateLine } from "@cardplaza/contract/it-services/it-rules";
import { itCategoryName, providerPath } from "@cardplaza/contract/it-services/it-words";
import { Link } from "react-router";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { BusinessPicture } from "../../../ui/business-picture.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Rating } from "../../../ui/rating.tsx";
import { useCompared } from "./use-compared.ts";

const STACK_SHOWN = 5;

/** A provider in a list. */
export function ProviderCard({ provider, eager }: { provider: ProviderSummary; eager?: boolean }) {
  const { _id, name, logo, tagline, city, focus, stack } = provider;
  const { has, isFull, toggle } = useCompared();
  const work = focus.map(({ category }) => itCategoryName(category)).slice(0, 3);
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong">
      <div className="flex gap-4">
        <BusinessPicture
          name={name}
          picture={logo}
          width={96}
          sizes="64px"
          eager={eager}
          className="size-16 shrink-0 rounded-field"
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug font-semibold break-words">
            <Link to={providerPath(provider)} className="after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm break-words text-muted">
            {[...work, city].filter(Boolean).join(" · ")}
          </p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <ProviderRating {...provider} />
            <BusinessBadges badges={provider.badges} />
          </div>
        </div>
      </div>
      {tagline && <p className="mt-3 line-clamp-2 text-sm break-words">{tagline}</p>}
      {stack.length > 0 && (
        <p className="mt-2 truncate text-sm text-muted">
          {stack.slice(0, STACK_SHOWN).join(", ")}
          {stack.length > STACK_SHOWN && ` +${stack.length - STACK_SHOWN}`}
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-2 pt-3">
        <p className="min-w-0 text-sm font-medium tabular-nums">{rateLine(provider)}</p>
        {/* Above the link that covers the card. */}
        <ToggleChip
          className="relative shrink-0"
          pressed={has(_id)}
          disabled={isFull && !has(_id)}
          aria-label={`Compare ${name}`}
          onClick={() => toggle(provider)}
        >
          Compare
        </ToggleChip>
      </div>
    </article>
  );
}

export function ProviderRating({ ratingAvg, ratingCount }: { ratingAvg: number; ratingCount: number }) {
  if (ratingCount === 0) return <span className="text-sm text-muted">No reviews yet</span>;
  return <Rating value={ratingAvg} count={ratingCount} />;
}
