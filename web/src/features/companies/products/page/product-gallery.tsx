import { pictureSrcSet, pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Suspense, useRef, useState } from "react";
import { latePart } from "../../../../first-visit/late-part.ts";
import { PictureAtOnce } from "../../../../ui/picture-at-once.tsx";
import { ProductPicture } from "../product-picture.tsx";
import { showPicture } from "./show-picture.ts";

const PictureViewer = latePart(() =>
  import("../../../../ui/overlays/picture-viewer.tsx").then((module) => module.PictureViewer),
);

const SIZES = "(min-width: 1024px) 50vw, 100vw";

/**
 * A strip that is swiped from picture to picture. Without scripts the small ones are links into it, and a tap opens
 * the whole picture.
 */
export function ProductGallery({ name, images }: { name: string; images: string[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  if (images.length === 0)
    return (
      <ProductPicture picture="" width={800} sizes="50vw" className="aspect-[4/3] w-full rounded-card" />
    );
  const labelOf = (at: number) => `${name}, picture ${at + 1} of ${images.length}`;
  return (
    <div className="min-w-0">
      <ul
        ref={strip}
        aria-label={`Pictures of ${name}`}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card bg-sunken [scrollbar-width:none]"
      >
        {images.map((image, at) => (
          <li key={image} id={`picture-${at + 1}`} className="w-full shrink-0 snap-center">
            <a
              href={image}
              target="_blank"
              rel="noopener"
              aria-label={`Enlarge ${labelOf(at)}`}
              className="block cursor-zoom-in rounded-card focus-visible:-outline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                setZoomed(at);
              }}
            >
              {at === 0 ? (
                <PictureAtOnce
                  picture={image}
                  width={800}
                  sizes={SIZES}
                  alt={labelOf(at)}
                  fit="object-contain"
                  className="aspect-[4/3] w-full"
                />
              ) : (
                <img
                  src={pictureUrl(image, 800)}
                  srcSet={pictureSrcSet(image)}
                  sizes={SIZES}
                  alt={labelOf(at)}
                  loading="lazy"
                  decoding="async"
                  className="aspect-[4/3] w-full object-contain"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul aria-label="All pictures" className="mt-2 flex gap-2 overflow-x-auto p-0.5">
          {images.map((image, at) => (
            <li key={image} className="shrink-0">
              <a
                href={`#picture-${at + 1}`}
                aria-label={`Show picture ${at + 1} of ${images.length}`}
                className="block rounded-field"
                onClick={(event) => {
                  if (strip.current && showPicture(strip.current, at)) event.preventDefault();
                }}
              >
                <img
                  src={pictureUrl(image, 200)}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  decoding="async"
                  className="size-14 rounded-field border border-line bg-sunken object-cover sm:size-16"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <Suspense>
          <PictureViewer
            images={images}
            first={zoomed}
            labelOf={labelOf}
            title={name}
            onClose={(at) => {
              setZoomed(null);
              if (strip.current) showPicture(strip.current, at);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
