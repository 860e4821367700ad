import { CardFields, type NewCard } from "@cardplaza/contract/cards/cards";
import {
  IMPORT_FIELDS,
  IMPORT_TEXT,
  matchColumns,
  type ImportField,
} from "@cardplaza/contract/cards/team/team-import-words";
import type { ImportRow } from "@cardplaza/contract/cards/team/team-imports";
import type { CsvTable } from "../../../platform/read-csv-file.ts";
import { invalid, Refusal } from "../../../platform/refusals.ts";
import { cardValues } from "../card-values.ts";

type Columns = (ImportField | "")[];
type PlannedRow = ImportRow & { card?: NewCard };

export interface ImportPlan {
  columns: { heading: string; field: ImportField | "" }[];
  /** What is wrong with the columns. */
  problem?: string;
  rows: PlannedRow[];
}

const PICKED = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, true])) as Record<ImportField, true>;
const RowFields = CardFields.pick(PICKED).partial().required({ name: true });
// Enough to recognise the value; the rest would only make the response long.
const SHOWN_OF_CELL = 200;

/** What an import would make of each row, and what prevents it. */
export function planImport({ headings, rows }: CsvTable, given: Columns | undefined): ImportPlan {
  const columns = given ?? matchColumns(headings);
  if (columns.length !== headings.length) throw invalid({ columns: IMPORT_TEXT.badColumns });
  const fields = columns.filter((field) => field !== "");
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice) throw invalid({ columns: IMPORT_TEXT.twice(twice) });
  return {
    columns: headings.map((heading, at) => ({
      heading: heading.slice(0, SHOWN_OF_CELL),
      field: columns[at] ?? "",
    })),
    problem: fields.includes("name") ? undefined : IMPORT_TEXT.noName,
    rows: rows.map(({ row, cells }) => planRow(row, cells, columns)),
  };
}

function planRow(row: number, cells: string[], columns: Columns): PlannedRow {
  const typed: Partial<Record<ImportField, string>> = {};
  for (const [at, field] of columns.entries()) {
    const cell = cells[at] ?? "";
    if (field !== "" && cell !== "") typed[field] = cell;
  }
  const { card, errors } = readRow(typed);
  if (cells.length > columns.length) errors.row = IMPORT_TEXT.tooManyCells;
  const shown = Object.entries(typed).map(([field, text]) => [field, text.slice(0, SHOWN_OF_CELL)]);
  return { row, values: Object.fromEntries(shown) as ImportRow["values"], errors, card };
}

function readRow(typed: Partial<Record<ImportField, string>>) {
  const { phone, business_phone } = typed;
  const errors = wrongPhones({ phone, business_phone });
  const read = RowFields.safeParse({ name: "", ...typed });
  if (!read.success) {
    for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message;
  }
  const isFine = read.success && Object.keys(errors).length === 0;
  return { card: isFine ? (cardValues(read.data) as NewCard) : undefined, errors };
}

/** All errors are returned at once, so that a file is corrected in one go. */
function wrongPhones(phones: { phone?: string; business_phone?: string }): Record<string, string> {
  try {
    cardValues(phones);
    return {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...error.details.fields };
  }
}

/** Each person is invited once: the second row with an address names the first. */
export function refuseSameAddresses(rows: PlannedRow[]): void {
  const seen = new Map<string, number>();
  for (const { row, card, errors } of rows) {
    if (!card?.email) continue;
    const earlier = seen.get(card.email);
    if (earlier) errors.email ??= IMPORT_TEXT.sameAddress(earlier);
    else seen.set(card.email, row);
  }
}
