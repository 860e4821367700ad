import { z } from "zod";
import { endpoints } from "../../endpoint.ts";
import { FlagText, Id } from "../../shapes.ts";
import { MAX_PRODUCT_FILE_BYTES, PRODUCT_COLUMN_NAMES } from "./product-import-words.ts";

export const ProductRow = z.object({
  /** The row's number in the spreadsheet: the headings are row 1. */
  row: z.number().int(),
  /** What the row says, by column. */
  values: z.partialRecord(z.enum(PRODUCT_COLUMN_NAMES), z.string()),
  /** Errors by column; `row` for the row as a whole. */
  errors: z.record(z.string(), z.string()),
});
export type ProductRow = z.infer<typeof ProductRow>;

export const ProductImport = z.object({
  dryRun: z.boolean(),
  columns: z.array(
    z.object({ heading: z.string(), column: z.union([z.enum(PRODUCT_COLUMN_NAMES), z.literal("")]) }),
  ),
  total: z.number().int(),
  /** How many rows cannot be imported. */
  wrong: z.number().int(),
  created: z.number().int(),
  /** All rows of a dry run; none of a successful import. */
  rows: z.array(ProductRow),
});
export type ProductImport = z.infer<typeof ProductImport>;

export const productImports = endpoints({
  "POST /api/products/import": {
    summary:
      "Make a draft of each row of a CSV file, or of none if a row is wrong; with `dryRun` only look at it",
    auth: "member",
    query: z.object({ dryRun: FlagText, company: Id.optional() }),
    form: z.object({
      file: z.file(),
      /** Leaves the wrong rows out instead of refusing the file. */
      onlyGood: FlagText,
    }),
    returns: ProductImport,
    status: 201,
    maxBody: MAX_PRODUCT_FILE_BYTES + 64 * 1024,
    limit: { points: 100, seconds: 3600, by: "account" },
  },
});
