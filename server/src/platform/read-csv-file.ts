import { CSV_TEXT, MAX_IMPORT_COLUMNS } from "@cardplaza/contract/csv-words";
import { readInThread } from "./read-in-thread.ts";
import { invalid } from "./refusals.ts";

export interface CsvTable {
  headings: string[];
  /** `row` as the spreadsheet counts it. */
  rows: { row: number; cells: string[] }[];
}

/** What the reader found: the lines with text, or the row with an open quotation mark. */
type Lines = { row: number; cells: string[] }[];
type Found = { badQuotes: number } | { tooMany: true } | { lines: Lines };

/** How many rows a file may have below its headings, and what to say otherwise. */
export interface CsvBounds {
  rows: number;
  tooManyRows: string;
  empty: string;
}

// Blank lines are skipped, up to a limit.
const MOST_LINES = 5000;
const WORKBOOKS = [Buffer.from("PK\u0003\u0004", "latin1"), Buffer.from("d0cf11e0", "hex")];

// A line of a quarter million quoted cells keeps the library busy for seconds. Only what an import can
// use comes back, because receiving it is work of the main thread again.
const READER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { module, text, delimiter, firstRow, bounds } = workerData;
  const options = { delimiter, newline: "\\n", preview: bounds.mostLines + 1 };
  const { data, errors } = require(module).parse(text, options);
  const quotes = errors.find(({ type }) => type === "Quotes");
  // Exports put an apostrophe before what a spreadsheet would run as a formula, such as +91…
  const plainCell = (cell) => cell.trim().replace(/^'(?=[=+\\-@])/, "");
  const withoutTrailingBlanks = (cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  const read = () => {
    if (quotes) return { badQuotes: (quotes.row ?? 0) + firstRow };
    const lines = data
      .map((cells, at) => ({ row: at + firstRow, cells: withoutTrailingBlanks(cells.map(plainCell)) }))
      .filter(({ cells }) => cells.length > 0);
    if (data.length > bounds.mostLines || lines.length >= bounds.mostRows) return { tooMany: true };
    return { lines: lines.map(({ row, cells }) => ({ row, cells: cells.slice(0, bounds.mostCells) })) };
  };
  parentPort.postMessage(read());
`;

/** A CSV file as spreadsheets write it: comma, semicolon or tab, UTF-8 or UTF-16. Others are refused with a reason. */
export async function readCsvFile(bytes: Uint8Array, bounds: CsvBounds): Promise<CsvTable> {
  const text = decode(Buffer.from(bytes)).replace(/\r\n?/g, "\n");
  // Excel may name its separator in a first line.
  const named = /^sep=([^\n])\n/i.exec(text);
  const found = await readInThread<Found>(READER, "papaparse", {
    text: named ? text.slice(named[0].length) : text,
    delimiter: named?.[1] ?? delimiterOf(text),
    firstRow: named ? 2 : 1,
    bounds: {
      mostLines: MOST_LINES,
      // The headings and the rows, and one more of each to notice that there are too many.
      mostRows: bounds.rows + 2,
      mostCells: MAX_IMPORT_COLUMNS + 1,
    },
  });
  if (!found) throw refused(CSV_TEXT.notText);
  if ("badQuotes" in found) throw refused(CSV_TEXT.badQuotes(found.badQuotes));
  if ("tooMany" in found) throw refused(bounds.tooManyRows);
  const [head, ...rows] = found.lines;
  if (!head || rows.length === 0) throw refused(bounds.empty);
  if (head.cells.length > MAX_IMPORT_COLUMNS) throw refused(CSV_TEXT.tooManyColumns);
  return { headings: head.cells, rows };
}

/** The separator that is most frequent in the headings. */
function delimiterOf(text: string): string {
  const headings = text.split("\n", MOST_LINES).find((line) => line.trim() !== "") ?? "";
  const unquoted = headings.replace(/"[^"]*"/g, "");
  const parts = (mark: string) => unquoted.split(mark).length;
  return [",", ";", "\t", "|"].reduce((best, mark) => (parts(mark) > parts(best) ? mark : best));
}

function decode(bytes: Buffer): string {
  if (WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start)))
    throw refused(CSV_TEXT.workbook);
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused(CSV_TEXT.encoding);
  }
  if (text.includes("\0")) throw refused(CSV_TEXT.notText);
  return text;
}

const refused = (words: string) => invalid({ file: words }, words);
