import { pictureSrcSet, pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { cn } from "../../ui/class-names.ts";

interface ChapterCoverProps {
  name: string;
  /** The picture; empty if the chapter has none. */
  cover: string;
  /** How wide it is shown at most. */
  width: number;
  sizes?: string;
  /** It is at the top of the page, so it is not lazy. */
  eager?: boolean;
  className?: string;
}

/** The cover of a chapter, or people around a table where there is none. */
export function ChapterCover({ name, cover, width, sizes, eager, className }: ChapterCoverProps) {
  if (!cover) return <DrawnTable name={name} className={className} />;
  return (
    <img
      src={pictureUrl(cover, width)}
      srcSet={pictureSrcSet(cover)}
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
const SEATS = 8;

/** The same chapter always has the same colour. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return TINTS[sum % TINTS.length] as string;
}

/** Seats around a table, seen from above. */
function DrawnTable({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cn("grid place-items-center overflow-hidden", tintOf(name), className)}
    >
      <svg
        viewBox="0 0 160 80"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="h-3/4 max-h-40 max-w-full"
      >
        <ellipse cx="80" cy="40" rx="34" ry="17" fill="currentColor" fillOpacity="0.08" />
        {Array.from({ length: SEATS }, (_, seat) => {
          const angle = (seat / SEATS) * 2 * Math.PI;
          const [cx, cy] = [80 + 48 * Math.cos(angle), 40 + 29 * Math.sin(angle)];
          return (
            <circle
              key={seat}
              cx={cx.toFixed(1)}
              cy={cy.toFixed(1)}
              r="6"
              // One seat is free.
              strokeDasharray={seat === 1 ? "2.5 2.5" : undefined}
              fill={seat === 1 ? "none" : "currentColor"}
              fillOpacity="0.18"
            />
          );
        })}
      </svg>
    </span>
  );
}
