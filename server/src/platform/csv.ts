import Papa from "papaparse";

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const CSV_START = "\uFEFF";

const OPTIONS: Papa.UnparseConfig = {
  newline: "\r\n",
  // A spreadsheet would run a cell that starts like this as a formula.
  escapeFormulae: /^[=+\-@\t\r\n＝＋－＠]/u,
  quotes: (value: unknown) => typeof value === "string",
};

/** Rows as a file for spreadsheets, with the columns of all rows and with formulas escaped. */
export function toCsv(
  rows: readonly object[],
  columns = [...new Set(rows.flatMap((row) => Object.keys(row)))],
): string {
  const cells = rows.map((row) => columns.map((name) => (row as Record<string, unknown>)[name]));
  return CSV_START + csvLines([columns, ...cells]);
}

/** Lines with line ends, for files that are sent while they are written. */
export const csvLines = (rows: unknown[][]): string =>
  rows.length === 0
    ? ""
    : `${Papa.unparse(
        rows.map((cells) => cells.map(plain)),
        OPTIONS,
      )}\r\n`;

/** Papaparse writes dates without quotes and objects without their content. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
