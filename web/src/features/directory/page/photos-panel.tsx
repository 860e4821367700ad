import type { Listing } from "@cardplaza/contract/directory/listings";
import { pictureSrcSet, pictureUrl } from "@cardplaza/contract/uploads/pictures";

export function PhotosPanel({ listing }: { listing: Listing }) {
  const { photos, name } = listing;
  return (
    <section>
      <h2 className="sr-only">Photos</h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {photos.map((photo, at) => (
          <li key={photo}>
            <a href={photo} target="_blank" rel="noopener noreferrer">
              <img
                src={pictureUrl(photo, 400)}
                srcSet={pictureSrcSet(photo)}
                sizes="(min-width: 1024px) 280px, (min-width: 640px) 30vw, 46vw"
                alt={`${name}, ${at + 1} of ${photos.length}`}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full rounded-field bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
