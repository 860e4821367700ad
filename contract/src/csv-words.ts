// What all imports of CSV files have in common. Free of zod: the browser takes these.

export const MAX_IMPORT_COLUMNS = 60;

export const CSV_TEXT = {
  workbook: "This is an Excel workbook. In Excel choose Save As and the format “CSV UTF-8”, then try again.",
  notText: "This is not a CSV file. Save your table as “CSV UTF-8” and try again.",
  encoding:
    "The letters of this file cannot be read. In Excel choose Save As and the format “CSV UTF-8”, then try again.",
  tooManyColumns: `A file can have at most ${MAX_IMPORT_COLUMNS} columns.`,
  badQuotes: (row: number) => `In row ${row} the quotation marks do not match.`,
  tooManyCells: "This row has more cells than there are headings.",
} as const;

const plain = (heading: string) =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** The field of each column, by what people call it; each field goes to the first column that names it. */
export function matchHeadings<Field extends string>(
  names: Readonly<Record<Field, readonly string[]>>,
  headings: readonly string[],
): (Field | "")[] {
  const fields = Object.keys(names) as Field[];
  const fieldOf = new Map(
    fields.flatMap((field) => [field, ...names[field]].map((heading) => [plain(heading), field] as const)),
  );
  const taken = new Set<Field>();
  return headings.map((heading) => {
    const field = fieldOf.get(plain(heading));
    if (!field || taken.has(field)) return "";
    taken.add(field);
    return field;
  });
}
