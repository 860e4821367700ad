import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { Skeleton } from "../skeleton.tsx";

export type ChartFigures = {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

export type ChartFrameProps = {
  title: string;
  description?: ReactNode;
  loading?: boolean;
  /** Said in place of the plot when there is nothing to draw. */
  emptyText?: string;
  /** The same figures as a table, for those who cannot read the plot. */
  figures: ChartFigures;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function ChartFrame({
  title,
  description,
  loading = false,
  emptyText = "No data yet",
  figures,
  actions,
  className,
  children,
}: ChartFrameProps) {
  const empty = !loading && figures.rows.length === 0;
  return (
    <figure aria-busy={loading || undefined} className={cn("min-w-0", className)}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <figcaption className="min-w-0">
          <span className="block text-base font-semibold">{title}</span>
          {description && <span className="block text-sm text-muted">{description}</span>}
        </figcaption>
        {actions}
      </div>
      <div className="h-60">
        {loading && (
          <span role="status" className="block size-full">
            <span className="sr-only">Loading</span>
            <Skeleton className="size-full rounded-field" />
          </span>
        )}
        {empty && (
          <p className="grid size-full place-items-center rounded-field border border-dashed border-line text-sm text-muted">
            {emptyText}
          </p>
        )}
        {!loading && !empty && children}
      </div>
      {!loading && !empty && <FiguresTable title={title} figures={figures} />}
    </figure>
  );
}

function FiguresTable({ title, figures }: { title: string; figures: ChartFigures }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-sm text-xs font-medium text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11">
        Show the figures
      </summary>
      <div
        // It scrolls, so the keyboard must get to it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={`Figures of ${title}`}
        className="mt-2 max-h-60 overflow-auto rounded-field border border-line"
      >
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr>
              {figures.columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-xs font-medium text-muted">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.rows.map((row) => (
              <tr key={String(row[0])} className="border-t border-line">
                {row.map((cell, index) => (
                  <td key={figures.columns[index]} className="px-3 py-1.5">
                    {typeof cell === "number" ? cell.toLocaleString("en-IN") : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
