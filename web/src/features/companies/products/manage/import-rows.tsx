import {
  PRODUCT_COLUMNS,
  type ProductColumn,
} from "@cardplaza/contract/companies/products/product-import-words";
import type { ProductImport, ProductRow } from "@cardplaza/contract/companies/products/product-imports";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/fields/switch.tsx";
import { type Column, DataTable } from "../../../../ui/lists/data-table.tsx";

const SHOWN_AT_ONCE = 20;

/** The rows as they would be imported, with what is wrong in each. */
export function ImportRows({ report }: { report: ProductImport }) {
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const rows = onlyWrong && report.wrong > 0 ? report.rows.filter(isWrong) : report.rows;
  const unused = report.columns.filter(({ column }) => column === "").map(({ heading }) => heading);
  return (
    <div className="mt-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm font-medium">{summaryOf(report)}</p>
        {report.wrong > 0 && (
          <Switch
            label="Only problems"
            checked={onlyWrong}
            onChange={({ target }) => setOnlyWrong(target.checked)}
          />
        )}
      </div>
      {unused.length > 0 && (
        <p className="mb-3 text-sm break-words text-muted">Not used: {unused.join(", ")}</p>
      )}
      <DataTable
        caption="Rows of the file"
        columns={COLUMNS}
        rows={rows.slice(0, shown)}
        rowKey={({ row }) => String(row)}
      />
      {rows.length > shown && (
        <div className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + 100)}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

const isWrong = ({ errors }: ProductRow) => Object.keys(errors).length > 0;

function summaryOf({ total, wrong }: ProductImport): string {
  const rows = total === 1 ? "1 product" : `${total} products`;
  return wrong === 0 ? `${rows}, all fine.` : `${rows}, ${wrong} with problems.`;
}

const COLUMNS: Column<ProductRow>[] = [
  { id: "name", header: "Name", onCard: "title", cell: ({ values }) => values.name ?? "No name" },
  { id: "row", header: "Row", align: "end", cell: ({ row }) => row },
  { id: "category", header: "Category", cell: ({ values }) => <Written text={values.category} /> },
  { id: "price", header: "Price", cell: ({ values }) => <Written text={values.price} /> },
  { id: "result", header: "Result", className: "max-w-80", cell: (row) => <Result row={row} /> },
];

/** A value as the file has it, which may be anything. */
const Written = ({ text }: { text: string | undefined }) => <span className="wrap-anywhere">{text}</span>;

function Result({ row: { errors } }: { row: ProductRow }) {
  const wrong = Object.entries(errors);
  if (wrong.length === 0)
    return (
      <span>
        <CircleCheck aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4 text-positive" />
        Fine
      </span>
    );
  return (
    <ul className="grid grid-cols-1 gap-1 text-danger">
      {wrong.map(([column, words]) => (
        <li key={column}>
          <CircleAlert aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" />
          {column in PRODUCT_COLUMNS && `${PRODUCT_COLUMNS[column as ProductColumn][0]}: `}
          {words}
        </li>
      ))}
    </ul>
  );
}
