import type { ReactNode } from "react";

const drawings = {
  cards: (
    <>
      <path d="M34 26h56a6 6 0 0 1 6 6v4" />
      <rect x="22" y="36" width="68" height="42" rx="6" />
      <circle cx="40" cy="54" r="7" className="stroke-brand" />
      <path d="M56 50h22M56 58h14M34 69h44" />
    </>
  ),
  inbox: (
    <>
      <path d="M30 52 40 28h40l10 24v22a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
      <path d="M30 52h17l5 8h16l5-8h17" className="stroke-brand" />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="48" r="20" />
      <path d="m69 63 17 17" className="stroke-brand" />
      <path d="M46 48h16" />
    </>
  ),
  people: (
    <>
      <circle cx="50" cy="42" r="11" className="stroke-brand" />
      <path d="M28 78c2-14 11-21 22-21s20 7 22 21" />
      <path d="M72 33a10 10 0 0 1 0 20M79 60c7 3 11 9 13 18" />
    </>
  ),
  picture: (
    <>
      <rect x="26" y="26" width="68" height="52" rx="6" />
      <circle cx="46" cy="44" r="6" className="stroke-brand" />
      <path d="m26 70 20-16 14 11 14-13 20 17" />
    </>
  ),
  calendar: (
    <>
      <rect x="28" y="30" width="64" height="50" rx="6" />
      <path d="M28 44h64M44 24v12M76 24v12" />
      <path d="m50 62 7 7 13-13" className="stroke-brand" />
    </>
  ),
  bell: (
    <>
      <path d="M38 68c5-5 5-10 5-20a17 17 0 0 1 34 0c0 10 0 15 5 20z" />
      <path d="M53 76a7 7 0 0 0 14 0" className="stroke-brand" />
    </>
  ),
  trouble: (
    <>
      <path d="M34 66a15 15 0 0 1 3-29.7 22 22 0 0 1 43 4A13 13 0 0 1 84 66" />
      <path d="M60 52v16M60 77v.5" className="stroke-danger" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmptyDrawingName = keyof typeof drawings;

/** Small line drawings, all with one pen: the page's own line and one stroke of colour. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 104"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-26 w-30 stroke-line-strong"
    >
      <path d="M14 90h92" className="stroke-line" />
      {drawings[name]}
    </svg>
  );
}
