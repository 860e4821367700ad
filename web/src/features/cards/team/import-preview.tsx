import { IMPORT_HEADINGS, type ImportField } from "@cardplaza/contract/cards/team/team-import-words";
import type { ImportRow, TeamImport } from "@cardplaza/contract/cards/team/team-imports";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";

const SHOWN_AT_ONCE = 20;
const FIRST: ImportField[] = ["name", "role", "company", "email", "phone"];

interface ImportPreviewProps {
  report: TeamImport;
  /** The file is being checked again. */
  isStale: boolean;
}

/** The rows as they would be imported, those with problems first to find. */
export function ImportPreview({ report, isStale }: ImportPreviewProps) {
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const filtered = onlyWrong && report.wrong > 0;
  const rows = filtered ? report.rows.filter(isWrong) : report.rows;
  return (
    <Panel className={cn("transition-opacity duration-150", isStale && "opacity-60")}>
      <PanelHeader
        title="What will happen"
        description={summary(report)}
        actions={
          report.wrong > 0 && (
            <Switch
              label="Only problems"
              checked={onlyWrong}
              onChange={({ target }) => setOnlyWrong(target.checked)}
            />
          )
        }
      />
      <DataTable
        caption="Rows of the file"
        columns={columnsFor(report)}
        rows={rows.slice(0, shown)}
        rowKey={({ row }) => String(row)}
      />
      {rows.length > shown && (
        <div className="mt-5 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + 100)}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}

const isWrong = ({ errors }: ImportRow) => Object.keys(errors).length > 0;

function summary({ total, wrong }: TeamImport): string {
  const members = total === 1 ? "1 member" : `${total} members`;
  if (wrong === 0) return `${members}, all fine.`;
  return `${members}, ${wrong} with problems. Correct them in your file and choose it again.`;
}

function columnsFor({ columns }: TeamImport): Column<ImportRow>[] {
  const matched = columns.map(({ field }) => field);
  const shown = FIRST.filter((field) => field !== "name" && matched.includes(field)).slice(0, 3);
  return [
    { id: "name", header: "Name", onCard: "title", cell: ({ values }) => values.name ?? "No name" },
    { id: "row", header: "Row", cell: ({ row }) => row, align: "end" },
    ...shown.map((field): Column<ImportRow> => ({
      id: field,
      header: IMPORT_HEADINGS[field][0],
      cell: ({ values }) => values[field] ?? "",
      ...(field === "phone" && { className: "@2xl:whitespace-nowrap" }),
    })),
    { id: "result", header: "Result", className: "max-w-80", cell: (row) => <RowResult row={row} /> },
  ];
}

function RowResult({ row: { errors, warning } }: { row: ImportRow }) {
  const wrong = Object.entries(errors);
  if (wrong.length > 0) {
    return (
      <ul className="grid gap-1 text-danger">
        {wrong.map(([field, words]) => (
          <li key={field}>
            <CircleAlert aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" />
            {field in IMPORT_HEADINGS && `${IMPORT_HEADINGS[field as ImportField][0]}: `}
            {words}
          </li>
        ))}
      </ul>
    );
  }
  return warning ? (
    <span>
      <TriangleAlert aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4 text-warning" />
      {warning}
    </span>
  ) : (
    <span>
      <CircleCheck aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4 text-positive" />
      Fine
    </span>
  );
}
