const OUTLINE = "M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z";

/** A star filled from the left; 0 is empty, 1 is full. */
export function Star({ fill, className }: { fill: number; className?: string }) {
  const width = Math.round(24 * Math.min(Math.max(fill, 0), 1) * 10) / 10;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={className}>
      <path d={OUTLINE} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      {width > 0 && (
        <svg width={width} height="24" viewBox={`0 0 ${width} 24`}>
          <path
            d={OUTLINE}
            fill="currentColor"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </svg>
  );
}
