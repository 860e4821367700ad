import type { NewProduct } from "@cardplaza/contract/companies/products/product-fields";
import {
  matchProductColumns,
  PRODUCT_IMPORT_TEXT,
  type ProductColumn,
} from "@cardplaza/contract/companies/products/product-import-words";
import type { ProductRow } from "@cardplaza/contract/companies/products/product-imports";
import type { MemberContext } from "../../../context.ts";
import type { CsvTable } from "../../../platform/read-csv-file.ts";
import { invalid, Refusal } from "../../../platform/refusals.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { readProductRow, type Cells } from "./read-product-row.ts";

export type PlannedRow = ProductRow & { product?: NewProduct };
export interface ProductImportPlan {
  columns: { heading: string; column: ProductColumn | "" }[];
  rows: PlannedRow[];
}

// Enough to recognise the value; the rest would only make the response long.
const SHOWN_OF_CELL = 200;

/** What an import would make of each row, and what prevents it. */
export async function planProductImport(
  { db, member, origin }: MemberContext,
  { headings, rows }: CsvTable,
): Promise<ProductImportPlan> {
  const columns = matchProductColumns(headings);
  if (!columns.includes("name"))
    throw invalid({ file: PRODUCT_IMPORT_TEXT.noName }, PRODUCT_IMPORT_TEXT.noName);
  const planned = rows.map(({ row, cells }) => planRow(row, cells, columns, origin));
  await refuseForeignPictures({ db, member }, planned);
  return {
    columns: headings.map((heading, at) => ({
      heading: heading.slice(0, SHOWN_OF_CELL),
      column: columns[at] ?? "",
    })),
    rows: planned,
  };
}

function planRow(row: number, cells: string[], columns: (ProductColumn | "")[], origin: string): PlannedRow {
  const typed: Cells = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? "";
    if (column !== "" && cell !== "") typed[column] = cell;
  }
  const { product, errors } = readProductRow(typed, origin);
  if (cells.length > columns.length) errors.row = PRODUCT_IMPORT_TEXT.tooManyCells;
  const shown = Object.entries(typed).map(([column, text]) => [column, text.slice(0, SHOWN_OF_CELL)]);
  return { row, values: Object.fromEntries(shown) as ProductRow["values"], errors, product };
}

/** One query for the pictures of all rows. */
async function refuseForeignPictures(
  { db, member }: Pick<MemberContext, "db" | "member">,
  rows: PlannedRow[],
): Promise<void> {
  const pictures = rows.flatMap(({ product }, at) =>
    (product?.images ?? []).map((url, place) => [`${at}.${place}`, url] as const),
  );
  try {
    await requireOwnPictures(db, member.id, Object.fromEntries(pictures));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const field of Object.keys(error.details.fields ?? {})) {
      const row = rows[Number.parseInt(field, 10)];
      if (row) row.errors.images = PRODUCT_IMPORT_TEXT.badPicture;
    }
  }
}
