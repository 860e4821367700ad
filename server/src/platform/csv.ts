/** The byte order mark by which a spreadsheet knows that the file is UTF-8. */
export const CSV_START = "\uFEFF";
// What a spreadsheet would take for the start of a formula.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Rows as a spreadsheet opens them: every column that any row has, nothing that it would run. */
export function toCsv(
  rows: readonly object[],
  columns = [...new Set(rows.flatMap((row) => Object.keys(row)))],
): string {
  const lines = [
    columns,
    ...rows.map((row) => columns.map((name) => (row as Record<string, unknown>)[name])),
  ];
  return CSV_START + lines.map(csvLine).join("");
}

/** One line with its end, for files that are written while they are read. */
export const csvLine = (cells: unknown[]) => `${cells.map(cell).join(",")}\r\n`;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = asText(value);
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
