import type { CardTheme } from "@cardplaza/contract/cards/card-rules";
import { type ReactNode, useId } from "react";

const PAPER = "#ffffff";
const INK = "#1f2937";
const SOFT = "#9aa5b8";
const LINE = "#dbe2ec";
const PRIMARY = "#2563eb";
const ACCENT = "#06b6d4";

/** The two ends of each theme's cover. */
const COVERS: Record<CardTheme, [string, string]> = {
  modern: [PRIMARY, ACCENT],
  minimalist: ["#d8e3fb", "#eefafd"],
  corporate: ["#152a5c", "#2e62bb"],
  creative: ["#3b82f6", ACCENT],
};

/** The four themes, small: what each does to cover, portrait and name. */
export function ThemeMiniature({ theme }: { theme: CardTheme }) {
  const id = useId();
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" className="block w-full">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={COVERS[theme][0]} />
        <stop offset="1" stopColor={COVERS[theme][1]} />
      </linearGradient>
      {DRAWINGS[theme](`url(#${id})`)}
    </svg>
  );
}

const bar = (x: number, y: number, width: number, height: number, fill: string) => (
  <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />
);

const DRAWINGS: Record<CardTheme, (gradient: string) => ReactNode> = {
  modern: (gradient) => (
    <>
      <rect width="160" height="112" rx="10" fill={PAPER} />
      <path d="M0 10a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v32H0z" fill={gradient} />
      <circle cx="30" cy="42" r="15" fill={PRIMARY} stroke={PAPER} strokeWidth="3" />
      {bar(15, 64, 66, 7, INK)}
      {bar(15, 77, 46, 4, SOFT)}
      <rect x="15" y="90" width="58" height="12" rx="6" fill={PRIMARY} />
      <rect x="78" y="90.5" width="30" height="11" rx="5.5" fill="none" stroke={LINE} />
      <rect x="113" y="90.5" width="30" height="11" rx="5.5" fill="none" stroke={LINE} />
    </>
  ),
  minimalist: (gradient) => (
    <>
      <rect width="160" height="112" rx="10" fill={PAPER} />
      <path d="M0 10a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v8H0z" fill={gradient} />
      <path d="M0 18.5h160" stroke={LINE} />
      <circle cx="28" cy="25" r="12" fill={PAPER} stroke={PRIMARY} strokeWidth="1.5" />
      {bar(15, 49, 58, 4, SOFT)}
      {bar(15, 59, 38, 3, LINE)}
      <path d="M15 76.5h130M15 89.5h130M15 102.5h130" stroke={LINE} />
    </>
  ),
  corporate: (gradient) => (
    <>
      <rect width="160" height="112" rx="3" fill={PAPER} />
      <path d="M0 0h160v36H0z" fill={gradient} />
      <path d="M0 0h160v4H0z" fill={ACCENT} />
      <circle cx="31" cy="40" r="16" fill={INK} stroke={PAPER} strokeWidth="3" />
      {bar(54, 42, 62, 6, INK)}
      {bar(54, 52, 42, 4, SOFT)}
      <rect x="15" y="68" width="130" height="13" rx="3" fill={PRIMARY} />
      <rect x="15.5" y="88.5" width="62" height="12" rx="3" fill="none" stroke={LINE} />
      <rect x="82.5" y="88.5" width="62" height="12" rx="3" fill="none" stroke={LINE} />
    </>
  ),
  creative: (gradient) => (
    <>
      <rect width="160" height="112" rx="10" fill={PAPER} />
      <path d="M0 10a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v28L0 62z" fill={gradient} />
      <circle cx="30" cy="52" r="16" fill={INK} stroke={PAPER} strokeWidth="3" />
      {bar(15, 75, 106, 11, INK)}
      {bar(15, 92, 56, 5, PRIMARY)}
    </>
  ),
};
