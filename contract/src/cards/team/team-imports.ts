import { z } from "zod";
import { MAX_IMPORT_COLUMNS } from "../../csv-words.ts";
import { endpoints } from "../../endpoint.ts";
import { holdsJson } from "../../json-text.ts";
import { FlagText } from "../../shapes.ts";
import { IMPORT_FIELDS, IMPORT_TEXT, MAX_IMPORT_BYTES } from "./team-import-words.ts";
import { TEAM_FEATURE } from "./team-words.ts";

const ImportField = z.union([z.enum(IMPORT_FIELDS), z.literal("")]);

/** The field of each column, from the left, as JSON: `["name", "", "email"]`. */
const Columns = holdsJson(z.string().max(5000), z.array(ImportField))
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      issues.addIssue({ code: "custom", message: IMPORT_TEXT.badColumns });
      return z.NEVER;
    }
  })
  .pipe(z.array(ImportField, IMPORT_TEXT.badColumns).max(MAX_IMPORT_COLUMNS, IMPORT_TEXT.badColumns));

export const ImportRow = z.object({
  /** The row's number in the spreadsheet: the headings are row 1. */
  row: z.number().int(),
  values: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** Errors by field; `row` for the row as a whole. */
  errors: z.record(z.string(), z.string()),
  /** A warning that does not prevent the import. */
  warning: z.string().optional(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const TeamImport = z.object({
  dryRun: z.boolean(),
  columns: z.array(z.object({ heading: z.string(), field: ImportField })),
  /** What is wrong with the matched columns. */
  problem: z.string().optional(),
  total: z.number().int(),
  /** How many rows cannot be imported. */
  wrong: z.number().int(),
  created: z.number().int(),
  invited: z.number().int(),
  /** All rows of a dry run; none of a successful import. */
  rows: z.array(ImportRow),
});
export type TeamImport = z.infer<typeof TeamImport>;

export const teamImports = endpoints({
  "POST /api/team-card/import": {
    summary: "Make a team card for each row of a CSV file, or for none; with `dryRun` only look at it",
    auth: "premium",
    feature: TEAM_FEATURE,
    query: z.object({ dryRun: FlagText }),
    form: z.object({
      file: z.file(),
      columns: Columns.optional(),
      /** Fills empty fields from the template. */
      useTemplate: FlagText,
      /** Invites each member by the email in their row. */
      invite: FlagText,
    }),
    returns: TeamImport,
    status: 201,
    maxBody: MAX_IMPORT_BYTES + 64 * 1024,
    limit: { points: 200, seconds: 3600, by: "account" },
  },
});
