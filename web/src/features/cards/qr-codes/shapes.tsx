import type { QrDots, QrEyes, QrFrame } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { ReactNode } from "react";

interface Shape<Value> {
  value: Value;
  label: string;
  drawing: ReactNode;
}

const three = [4, 12, 20];
const grid = (draw: (x: number, y: number) => ReactNode) =>
  three.flatMap((y) => three.map((x) => draw(x, y)));

export const DOT_SHAPES: readonly Shape<QrDots>[] = [
  { value: "square", label: "Square", drawing: <path d="M1 1h14v8h8v14H9v-8H1z" /> },
  {
    value: "rounded",
    label: "Rounded",
    drawing: grid((x, y) => <rect key={`${x} ${y}`} x={x - 3.5} y={y - 3.5} width="7" height="7" rx="2.2" />),
  },
  {
    value: "dots",
    label: "Dots",
    drawing: grid((x, y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" />),
  },
  {
    value: "diamond",
    label: "Diamond",
    drawing: grid((x, y) => <path key={`${x} ${y}`} d={`M${x} ${y - 4}l4 4-4 4-4-4z`} />),
  },
  {
    value: "smooth",
    label: "Smooth",
    drawing: (
      <path d="M5 1h10v8h4a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4v-4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z" />
    ),
  },
];

const ring = { fill: "none", stroke: "currentColor", strokeWidth: 3 };

export const EYE_SHAPES: readonly Shape<QrEyes>[] = [
  {
    value: "square",
    label: "Square",
    drawing: (
      <>
        <rect x="2.5" y="2.5" width="19" height="19" {...ring} />
        <rect x="8" y="8" width="8" height="8" />
      </>
    ),
  },
  {
    value: "rounded",
    label: "Rounded",
    drawing: (
      <>
        <rect x="2.5" y="2.5" width="19" height="19" rx="5" {...ring} />
        <rect x="8" y="8" width="8" height="8" rx="2" />
      </>
    ),
  },
  {
    value: "circle",
    label: "Circle",
    drawing: (
      <>
        <rect x="2.5" y="2.5" width="19" height="19" rx="8.5" {...ring} />
        <circle cx="12" cy="12" r="4" />
      </>
    ),
  },
  {
    value: "leaf",
    label: "Leaf",
    drawing: (
      <>
        <path d="M2.5 2.5h12a7 7 0 0 1 7 7v5a7 7 0 0 1-7 7h-5a7 7 0 0 1-7-7z" {...ring} />
        <path d="M8 8h5a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3z" />
      </>
    ),
  },
];

const inner = <path d="M8 7h8v8H8z" opacity="0.5" />;

export const FRAME_SHAPES: readonly Shape<QrFrame>[] = [
  { value: "none", label: "None", drawing: inner },
  {
    value: "border",
    label: "Border",
    drawing: (
      <>
        <rect x="3" y="2" width="18" height="20" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
        {inner}
      </>
    ),
  },
  {
    value: "banner",
    label: "Label below",
    drawing: (
      <>
        <rect x="3" y="2" width="18" height="20" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M3 17h18v2a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" />
        {inner}
      </>
    ),
  },
  {
    value: "banner-top",
    label: "Label above",
    drawing: (
      <>
        <rect x="3" y="2" width="18" height="20" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M3 7V5a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v2z" />
        <path d="M8 10h8v8H8z" opacity="0.5" />
      </>
    ),
  },
];
