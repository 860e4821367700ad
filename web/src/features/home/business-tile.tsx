import type { HomeBusiness } from "@cardplaza/contract/home/home";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { Rating } from "../../ui/rating.tsx";
import { BusinessPicture } from "../../ui/business-picture.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** A business with its photo, which comes after the page to keep that small: at rest behind the drawn shop. */
export function BusinessTile({ business }: { business: HomeBusiness }) {
  const { name, url, category, locality, city, image, ratingAvg, ratingCount } = business;
  const hydrated = useHydrated();
  const place = [locality, city].filter((part, at, parts) => part && parts.indexOf(part) === at).join(", ");
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors duration-150 hover:border-line-strong">
      <BusinessPicture
        name={name}
        picture={hydrated ? (image ?? "") : ""}
        {...(image && { atRest: pictureUrl(image, 400) })}
        width={400}
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
        className="aspect-[8/5] w-full"
      />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p className="text-xs font-medium text-muted">{category}</p>
        <h3 className="mt-1 text-base leading-snug font-semibold break-words sm:text-lg">
          <Link
            to={url}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
          >
            {name}
          </Link>
        </h3>
        {place && (
          <p className="mt-1 flex items-start gap-1.5 text-sm break-words text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{place}</span>
          </p>
        )}
        <div className="mt-auto pt-3">
          {ratingCount > 0 ? (
            <Rating value={ratingAvg} count={ratingCount} />
          ) : (
            <span className="text-sm text-muted">No reviews yet</span>
          )}
        </div>
      </div>
    </article>
  );
}
