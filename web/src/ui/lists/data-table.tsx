import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { Skeleton } from "../skeleton.tsx";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /**
   * On a phone each row is a card: the title leads it, one small button may sit in its corner,
   * larger actions end it, a text is under its label, and the rest are labelled lines.
   */
  onCard?: "title" | "line" | "text" | "corner" | "actions" | "hidden";
  className?: string;
};

export type DataTableProps<Row> = {
  /** Says what the table holds; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  /** How many rows to sketch while the real ones are on their way. */
  loadingRows?: number;
  className?: string;
};

// The roles are spelled out because browsers drop a table's meaning once its parts are not laid out as one.
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  loadingRows = 0,
  className,
}: DataTableProps<Row>) {
  const loading = loadingRows > 0;
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className={cn("@container min-w-0", className)}>
      <table
        role="table"
        aria-busy={loading || undefined}
        className="block w-full text-sm tabular-nums @2xl:table"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={cn(
                  "border-b border-line px-3 py-2.5 text-left text-xs font-medium whitespace-nowrap text-muted first:pl-0 last:pr-0",
                  column.align === "end" && "text-right",
                )}
              >
                {column.onCard === "actions" || column.onCard === "corner" ? (
                  <span className="sr-only">{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid grid-cols-1 gap-3 @2xl:table-row-group">
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => <SketchedRow key={index} columns={columns} />)
            : rows.map((row) => (
                <tr key={rowKey(row)} role="row" className={rowStyle}>
                  {columns.map((column) => (
                    <DataCell key={column.id} column={column}>
                      {column.cell(row)}
                    </DataCell>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

const rowStyle =
  "relative grid grid-cols-1 gap-2 rounded-card border border-line bg-raised p-4 @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:bg-transparent @2xl:p-0";

function DataCell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const onCard = column.onCard ?? "line";
  return (
    <td
      role="cell"
      className={cn(
        "flex min-w-0 items-baseline justify-between gap-6 @2xl:table-cell @2xl:border-b @2xl:border-line @2xl:px-3 @2xl:py-3 @2xl:align-middle @2xl:first:pl-0 @2xl:last:pr-0",
        column.align === "end" && "whitespace-nowrap @2xl:text-end",
        onCard === "title" && "block pr-11 text-base font-medium @2xl:pr-3 @2xl:text-sm",
        onCard === "text" && "block",
        onCard === "corner" && "absolute top-3 right-3 @2xl:static",
        onCard === "actions" && "order-last justify-end border-t border-line pt-3",
        onCard === "hidden" && "hidden",
        column.className,
      )}
    >
      {(onCard === "line" || onCard === "text") && (
        <span aria-hidden="true" className="shrink-0 text-xs text-muted @2xl:hidden">
          {column.header}
        </span>
      )}
      <div
        className={cn(
          "min-w-0",
          // A title without a space gives way, so that the other columns stay in sight.
          onCard === "title" ? "wrap-anywhere" : "break-words",
          onCard === "line" && "text-end",
          onCard === "line" && column.align !== "end" && "@2xl:text-start",
        )}
      >
        {children}
      </div>
    </td>
  );
}

function SketchedRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr role="row" className={rowStyle}>
      {columns.map((column) => (
        <DataCell key={column.id} column={column}>
          <Skeleton className="inline-block h-4 w-24 max-w-full align-middle" />
        </DataCell>
      ))}
    </tr>
  );
}
