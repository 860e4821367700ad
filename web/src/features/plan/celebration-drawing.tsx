/** A card with its new seal, drawn with the pen of the empty states. */
export const CelebrationDrawing = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 160 92"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="mx-auto mb-4 h-18 sm:mb-5 sm:h-23 stroke-line-strong"
  >
    <path d="M14 84h132" className="stroke-line" />
    <rect x="36" y="22" width="84" height="52" rx="7" />
    <circle cx="57" cy="43" r="8" />
    <path d="M74 39h22M74 47h14M49 62h47" />
    <g className="stroke-brand">
      <circle cx="118" cy="24" r="15" className="fill-raised" />
      <path d="m111 24.500 5 5 9.500-10" />
      <path d="M139 12l5-3M142 26h6M136 38l5 4" />
    </g>
  </svg>
);
