import type { PREMIUM_FEATURES } from "@cardplaza/contract/plan/plan";
import type { ReactNode } from "react";

type Feature = (typeof PREMIUM_FEATURES)[number];

const drawings: Partial<Record<Feature, ReactNode>> = {
  "Advanced networking": (
    <>
      <circle cx="12" cy="32" r="5" />
      <circle cx="36" cy="32" r="5" />
      <path d="m15 28 6-9M33 28l-6-9M17 32h14" />
      <circle cx="24" cy="14" r="5" className="stroke-brand" />
    </>
  ),
  "AI card theme editor": (
    <>
      <rect x="7" y="15" width="30" height="23" rx="3" />
      <path d="M7 23h30M13 30h9M13 34h5" />
      <path d="M37 8v7M33.500 11.500h7" className="stroke-brand" />
    </>
  ),
  "Advanced QR": (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <rect x="28" y="9" width="11" height="11" rx="2" />
      <rect x="9" y="28" width="11" height="11" rx="2" />
      <path d="M28 29h4v4M38 28v5M28 39h3M36 38h3" className="stroke-brand" />
    </>
  ),
  "Dynamic QR": (
    <>
      <rect x="7" y="17" width="14" height="14" rx="2" />
      <path d="M12 22h4v4h-4z" />
      <path d="M25 24h6M31 24l6-9M31 24l6 9" className="stroke-brand" />
      <path d="M34 12.500 38 13l.5 4M38.500 31l-.5 4-4 .5" className="stroke-brand" />
    </>
  ),
  "Enquiry-based networking": (
    <>
      <path d="M8 11h17a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H16l-5 4v-4H8z" />
      <path d="M13 17.500h10" className="stroke-brand" />
      <path d="M32 20h5a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3v4l-5-4h-7a3 3 0 0 1-3-3" />
    </>
  ),
  "Paid reviews and ratings": (
    <>
      <path d="M9 10h30a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H23l-7 6v-6H9a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3z" />
      <path
        d="m24 14.500 2.100 4.200 4.700.700-3.400 3.300.800 4.700-4.200-2.200-4.200 2.200.800-4.700-3.400-3.300 4.700-.700z"
        className="stroke-brand"
      />
    </>
  ),
  "Advanced lead management": (
    <>
      <rect x="9" y="9" width="30" height="30" rx="3" />
      <path d="M23 18h10M23 25h10M23 32h6" />
      <path d="m14 17.500 1.800 1.800 3-3.300M14 24.500l1.800 1.800 3-3.300" className="stroke-brand" />
      <path d="M15 32h3" />
    </>
  ),
};

/** A small picture of a feature, for those that have one. The text beside it says the same. */
export function FeatureDrawing({ feature }: { feature: Feature }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-12 shrink-0 rounded-field bg-sunken stroke-line-strong"
    >
      {drawings[feature]}
    </svg>
  );
}
