import { pictureSrcSet, pictureUrl, softPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { useEffect, useRef, useState } from "react";
import { cn } from "./class-names.ts";

interface PictureAtOnceProps {
  picture: string;
  /** How wide it is shown at most. */
  width: number;
  sizes: string;
  alt: string;
  /** The shape of the picture's place. */
  className: string;
  fit: "object-cover" | "object-contain";
}

/**
 * The main picture of a page. The server puts its soft version, a few bytes, into the page itself: it is there at the
 * first paint, until the sharp one has loaded.
 */
export function PictureAtOnce({ picture, width, sizes, alt, className, fit }: PictureAtOnceProps) {
  const sharp = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (sharp.current?.complete) setLoaded(true);
  }, []);
  const soft = softPictureUrl(picture);
  const look = cn("absolute inset-0 size-full", fit);
  return (
    <span className={cn("relative block overflow-hidden", className)}>
      {soft && !isLoaded && (
        <img data-inline="cover" suppressHydrationWarning src={soft} alt="" className={look} />
      )}
      <img
        ref={sharp}
        src={pictureUrl(picture, width)}
        srcSet={pictureSrcSet(picture)}
        sizes={sizes}
        alt={alt}
        fetchPriority="high"
        decoding="async"
        onLoad={() => setLoaded(true)}
        className={look}
      />
    </span>
  );
}
