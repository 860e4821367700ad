import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

const colours = [
  ["bg-surface", "surface"],
  ["bg-raised", "raised"],
  ["bg-sunken", "sunken"],
  ["bg-ink", "ink"],
  ["bg-muted", "muted"],
  ["bg-line", "line"],
  ["bg-line-strong", "line-strong"],
  ["bg-brand", "brand"],
  ["bg-brand-strong", "brand-strong"],
  ["bg-brand-soft", "brand-soft"],
  ["bg-accent", "accent"],
  ["bg-positive", "positive"],
  ["bg-warning", "warning"],
  ["bg-danger", "danger"],
  ["bg-star", "star"],
] as const;

const sizes = [
  ["text-4xl", "48"],
  ["text-3xl", "36"],
  ["text-2xl", "28"],
  ["text-xl", "22"],
  ["text-lg", "18"],
  ["text-base", "16"],
  ["text-sm", "14"],
  ["text-xs", "13"],
] as const;

export function FoundationsSection() {
  return (
    <ShowcaseSection
      id="foundations"
      title="Foundations"
      intro="Colours carry the same names in light and dark. One typeface, eight sizes, a grid of four pixels."
    >
      <Specimen name="Colours" className="block">
        <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5">
          {colours.map(([swatch, name]) => (
            <li key={name} className="min-w-0 text-xs text-muted">
              <span className={`mb-1.5 block h-12 rounded-field border border-line ${swatch}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type" className="block">
        <ul className="grid grid-cols-1 gap-2">
          {sizes.map(([size, pixels]) => (
            <li key={size} className="flex items-baseline gap-5">
              <span className="w-6 shrink-0 text-xs text-muted tabular-nums">{pixels}</span>
              <span className={`${size} min-w-0 truncate tracking-tight`}>Asha Verma, ₹ 1,284</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </ShowcaseSection>
  );
}
