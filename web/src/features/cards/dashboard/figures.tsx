/** A few figures with their names, one a row. */
export function Figures({ figures }: { figures: Record<string, string> }) {
  return (
    <dl className="grid text-sm">
      {Object.entries(figures).map(([label, value]) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-t-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
