import type { Card } from "@cardplaza/contract/cards/cards";
import { pictureSrcSet, readPictureUrl, softPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { cn } from "../../../ui/class-names.ts";

const HEIGHT: Record<Card["theme"], string> = {
  modern: "h-36 @lg:h-44",
  minimalist: "h-16 @lg:h-20",
  corporate: "h-24 @lg:h-28",
  creative: "h-40 @lg:h-52 [clip-path:polygon(0_0,100%_0,100%_72%,0_100%)]",
};
const FALLBACK: Record<Card["theme"], string> = {
  modern: "bg-linear-to-br from-(--card-primary) via-(--card-secondary) to-(--card-accent)",
  minimalist:
    "border-b border-(--card-line) bg-linear-to-r from-(--card-primary)/18 via-(--card-secondary)/8 to-(--card-accent)/12",
  // Two dark tones of the card's own colours, whatever their lightness.
  corporate:
    "bg-linear-to-r from-[color-mix(in_srgb,var(--card-primary)_38%,#0b1220)] to-[color-mix(in_srgb,var(--card-secondary)_72%,#0b1220)]",
  creative: "bg-linear-to-tr from-(--card-secondary) via-(--card-primary) to-(--card-accent)",
};

/** The cover photo, or a gradient of the card's own colours in its place. */
export function CardCover({ card }: { card: Card }) {
  const picture = card.business_cover_photo;
  // A draft's picture has no measure in its address.
  const size = readPictureUrl(picture);
  const soft = softPictureUrl(picture);
  return (
    <div
      className={cn(
        "card-cover relative overflow-hidden",
        HEIGHT[card.theme],
        !picture && FALLBACK[card.theme],
      )}
    >
      {soft && (
        // The server puts its few bytes into the page: the cover is there at the first paint, then turns sharp.
        <img
          data-inline="cover"
          suppressHydrationWarning
          src={soft}
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {picture && (
        // Late and with low priority: the name and the buttons come first.
        <img
          src={picture}
          srcSet={pictureSrcSet(picture)}
          sizes="(min-width: 640px) 560px, 100vw"
          width={size?.width}
          height={size?.height}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          className="relative size-full object-cover"
        />
      )}
    </div>
  );
}
