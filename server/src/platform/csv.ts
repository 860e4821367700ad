import Papa from "papaparse";

/** The byte order mark by which a spreadsheet knows that the file is UTF-8. */
export const CSV_START = "\uFEFF";

const OPTIONS: Papa.UnparseConfig = {
  newline: "\r\n",
  // What a spreadsheet would take for the start of a formula.
  escapeFormulae: /^[=+\-@\t\r\n＝＋－＠]/u,
  quotes: (value: unknown) => typeof value === "string",
};

/** Rows as a spreadsheet opens them: every column that any row has, nothing that it would run. */
export function toCsv(
  rows: readonly object[],
  columns = [...new Set(rows.flatMap((row) => Object.keys(row)))],
): string {
  const cells = rows.map((row) => columns.map((name) => (row as Record<string, unknown>)[name]));
  return CSV_START + csvLines([columns, ...cells]);
}

/** Lines with their ends, for files that are written while they are read. */
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
