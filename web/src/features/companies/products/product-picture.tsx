import { pictureSrcSet, pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Package } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";

interface ProductPictureProps {
  /** The picture; empty if there is none. */
  picture: string;
  /** How wide it is shown at most. */
  width: number;
  sizes: string;
  className?: string;
}

/** The first picture of a product in a list, or a drawing of a parcel. */
export function ProductPicture({ picture, width, sizes, className }: ProductPictureProps) {
  if (!picture)
    return (
      <span aria-hidden="true" className={cn("grid place-items-center bg-sunken text-muted", className)}>
        <Package strokeWidth={1.25} className="size-1/3 max-h-16 max-w-16" />
      </span>
    );
  return (
    <img
      src={pictureUrl(picture, width)}
      srcSet={pictureSrcSet(picture)}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      className={cn("bg-sunken object-cover", className)}
    />
  );
}
