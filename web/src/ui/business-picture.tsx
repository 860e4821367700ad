import { pictureSrcSet, pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { cn } from "./class-names.ts";

interface BusinessPictureProps {
  name: string;
  /** The picture; empty if the business has none. */
  picture: string;
  /** How wide it is shown at most. */
  width: number;
  sizes?: string;
  /** It is at the top of the page, so it is not lazy. */
  eager?: boolean;
  /** The address of a picture that a resting page shows in the place of the drawing. */
  atRest?: string;
  className?: string;
}

/** A photo of a business, or a drawing of a shop where there is none. */
export function BusinessPicture({
  name,
  picture,
  width,
  sizes,
  eager,
  atRest,
  className,
}: BusinessPictureProps) {
  if (!picture) return <DrawnShop name={name} atRest={atRest} className={className} />;
  return (
    <img
      src={pictureUrl(picture, width)}
      srcSet={pictureSrcSet(picture)}
      sizes={sizes}
      alt=""
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={cn("bg-sunken object-cover", className)}
    />
  );
}

const TINTS = [
  "bg-brand-soft text-brand-strong",
  "bg-positive-soft text-positive",
  "bg-warning-soft text-warning",
  "bg-hover text-muted",
];

/** The same business always has the same colour. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return TINTS[sum % TINTS.length] as string;
}

function DrawnShop({ name, atRest, className }: Pick<BusinessPictureProps, "name" | "atRest" | "className">) {
  return (
    <span
      aria-hidden="true"
      data-rest={atRest && "picture"}
      data-of={atRest}
      className={cn("grid place-items-center overflow-hidden", tintOf(name), className)}
    >
      <svg
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="size-1/2 max-h-24 max-w-24"
      >
        <path d="M12 26v26h40V26" />
        <path d="M14 12h36l5 12a6 6 0 0 1-11.5 1.5 6 6 0 0 1-11.5 0 6 6 0 0 1-11.5 0A6 6 0 0 1 9 24z" />
        <path d="M36 52V36h9v16M19 36h10v9H19z" />
      </svg>
    </span>
  );
}
