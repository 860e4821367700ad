import type { Listing } from "@cardplaza/contract/directory/listings";
import { cn } from "../../../ui/class-names.ts";
import { BusinessPicture } from "../../../ui/business-picture.tsx";

const MOST_BESIDE = 2;

/** All pictures, each once. */
export const galleryOf = ({ cover, photos }: Pick<Listing, "cover" | "photos">) => [
  ...new Set([cover, ...photos].filter(Boolean)),
];

/** The cover, with the first photos beside it; all of them are under Photos. */
export function BusinessGallery({ listing }: { listing: Listing }) {
  const [first = "", ...others] = galleryOf(listing);
  const beside = others.slice(0, MOST_BESIDE);
  return (
    <div
      className={cn(
        "grid gap-2 overflow-hidden rounded-card",
        beside.length > 0 && "sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
      )}
    >
      <BusinessPicture
        name={listing.name}
        picture={first}
        width={800}
        sizes={beside.length > 0 ? "(min-width: 640px) 66vw, 100vw" : "(min-width: 1024px) 420px, 100vw"}
        eager
        className={cn(
          "w-full",
          first ? "h-52 sm:h-80" : "h-32 sm:h-44",
          beside.length > 0 ? "lg:h-96" : "lg:h-64",
        )}
      />
      {beside.length > 0 && (
        <a
          href="#photos"
          aria-label={`All photos of ${listing.name}`}
          className="hidden gap-2 sm:grid sm:h-80 lg:h-96"
        >
          {beside.map((picture) => (
            <BusinessPicture
              key={picture}
              name={listing.name}
              picture={picture}
              width={400}
              sizes="33vw"
              className="size-full min-h-0"
            />
          ))}
        </a>
      )}
    </div>
  );
}
