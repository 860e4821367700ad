import { pictureUrl } from "@cardplaza/contract/uploads/pictures";

/** Small ones that open in full. */
export function ReviewPhotos({ photos, authorName }: { photos: string[]; authorName: string }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={`Photos by ${authorName}`} className="mt-3 flex flex-wrap gap-2">
      {photos.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className="block rounded-field">
            <img
              src={pictureUrl(url, 200)}
              alt={`${at + 1} of ${photos.length} by ${authorName}`}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
              className="size-24 rounded-field bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
