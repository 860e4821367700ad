import { pictureSrcSet, pictureUrl } from "@cardplaza/contract/uploads/pictures";

/** Width over height of what is cut out of a picture for it. */
export const COVER_ASPECT = 4;

/** The picture at the top of a profile, or the product's colours. */
export function Cover({ cover }: { cover: string | null }) {
  if (!cover)
    return (
      <div aria-hidden="true" className="h-20 bg-linear-to-br from-brand to-accent opacity-80 sm:h-28" />
    );
  return (
    <img
      src={pictureUrl(cover, 1000)}
      srcSet={pictureSrcSet(cover)}
      sizes="(min-width: 880px) 880px, 100vw"
      alt=""
      className="aspect-[4/1] w-full bg-sunken object-cover"
    />
  );
}
