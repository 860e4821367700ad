// A bar as SVG, because the page's policy does not allow style attributes.
/** A share of one, as a bar. */
export function RatingBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-skeleton"
    >
      <rect width={Math.round(share * 1000) / 10} height="8" className="fill-star" />
    </svg>
  );
}
