import Papa from "papaparse";
import { IMPORT_TEXT, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from "@cardplaza/contract/team-import-words";
import { invalid } from "../../platform/refusals.ts";

export interface ImportTable {
  headings: string[];
  /** `row` as the spreadsheet counts it. */
  rows: { row: number; cells: string[] }[];
}

// Blank lines are skipped, but not without end.
const MOST_LINES = 5000;
const WORKBOOKS = [Buffer.from("PK\u0003\u0004", "latin1"), Buffer.from("d0cf11e0", "hex")];

/** A CSV file as spreadsheets write them: comma, semicolon or tab, UTF-8 or UTF-16. Others are refused in words. */
export function readImportFile(bytes: Uint8Array): ImportTable {
  const text = decode(Buffer.from(bytes)).replace(/\r\n?/g, "\n");
  // Excel may name its separator in a line of its own.
  const named = /^sep=([^\n])\n/i.exec(text);
  const { data, errors } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? delimiterOf(text),
    newline: "\n",
    preview: MOST_LINES + 1,
  });
  const firstRow = named ? 2 : 1;
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes) throw refused(IMPORT_TEXT.badQuotes((quotes.row ?? 0) + firstRow));

  const written = data
    .map((cells, at) => ({ row: at + firstRow, cells: withoutTrailingBlanks(cells.map(plainCell)) }))
    .filter(({ cells }) => cells.length > 0);
  const [head, ...rows] = written;
  if (rows.length > MAX_IMPORT_ROWS || data.length > MOST_LINES) throw refused(IMPORT_TEXT.tooManyRows);
  if (!head || rows.length === 0) throw refused(IMPORT_TEXT.empty);
  if (head.cells.length > MAX_IMPORT_COLUMNS) throw refused(IMPORT_TEXT.tooManyColumns);
  return { headings: head.cells, rows };
}

/** The one that parts the headings most often. */
function delimiterOf(text: string): string {
  const headings = text.split("\n", MOST_LINES).find((line) => line.trim() !== "") ?? "";
  const unquoted = headings.replace(/"[^"]*"/g, "");
  const parts = (mark: string) => unquoted.split(mark).length;
  return [",", ";", "\t", "|"].reduce((best, mark) => (parts(mark) > parts(best) ? mark : best));
}

function decode(bytes: Buffer): string {
  if (WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start)))
    throw refused(IMPORT_TEXT.workbook);
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused(IMPORT_TEXT.encoding);
  }
  if (text.includes("\0")) throw refused(IMPORT_TEXT.notText);
  return text;
}

// Exports put an apostrophe before what a spreadsheet would run as a formula, such as +91…
const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, "");

function withoutTrailingBlanks(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== "");
  return cells.slice(0, last + 1);
}

const refused = (words: string) => invalid({ file: words }, words);
