import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { LIFTED_RESULT, type SearchResult } from "@cardplaza/contract/search/search-words";
import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Rating } from "../../ui/rating.tsx";
import { BusinessBadges } from "../../ui/business-badges.tsx";
import { ReachResult } from "./reach-result.tsx";
import { BusinessPicture } from "../../ui/business-picture.tsx";

const PICTURE = 200;

interface ResultCardProps {
  result: SearchResult;
  heading?: "h2" | "h3" | undefined;
}

/** One result, and in small print what put it there. */
export function ResultCard({ result, heading: Heading = "h2" }: ResultCardProps) {
  const { title, subtitle, city, rating, price, facts = [], badges, url, why } = result;
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong">
      <Picture result={result} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Heading className="min-w-0 text-base leading-snug font-semibold break-words">
            <Link to={url} className="after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          </Heading>
          <BusinessBadges badges={badges} />
        </div>
        {subtitle && <p className="mt-0.5 text-sm break-words">{subtitle}</p>}
        {(price || facts.length > 0) && (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
            {price && <span className="font-semibold tabular-nums">{price}</span>}
            {facts.map((fact) => (
              <span key={fact} className="text-muted">
                {fact}
              </span>
            ))}
          </p>
        )}
        {(city || rating !== null) && (
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            {rating !== null && <Rating value={rating} className="text-ink" />}
            {city && (
              <span className="inline-flex items-center gap-1">
                <MapPin aria-hidden="true" className="size-3.5" /> {city}
              </span>
            )}
          </div>
        )}
        <Reasons why={why} of={title} />
        <ReachResult result={result} />
      </div>
    </article>
  );
}

/** Why the result is at this place; the part that the plan plays is explained on demand. */
function Reasons({ why, of }: { why: readonly string[]; of: string }) {
  const shown = why.filter((reason) => reason !== LIFTED_RESULT);
  return (
    <div className="mt-2 flex flex-wrap gap-x-2 text-xs text-pretty text-muted">
      {shown.length > 0 && (
        <p>
          <span className="sr-only">Why it is here: </span>
          {shown.join(" · ")}
        </p>
      )}
      {shown.length < why.length && (
        // Above the link that covers the card.
        <details className="group relative">
          <summary className="touch-area cursor-pointer list-none underline underline-offset-2 group-open:sr-only [&::-webkit-details-marker]:hidden">
            Why?<span className="sr-only"> {of}</span>
          </summary>
          {LIFTED_RESULT}.
        </details>
      )}
    </div>
  );
}

/** Round for people, square for what they offer. */
function Picture({ result: { type, title, image } }: { result: SearchResult }) {
  if (type !== "card" && type !== "person")
    return (
      <BusinessPicture
        name={title}
        picture={image ?? ""}
        width={PICTURE}
        sizes="56px"
        className="size-14 shrink-0 rounded-field"
      />
    );
  return <Avatar name={title} src={image && pictureUrl(image, PICTURE)} size="lg" decorative />;
}
