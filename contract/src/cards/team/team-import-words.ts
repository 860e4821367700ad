// Apart from the endpoint, so that the browser takes these without zod.
import { CSV_TEXT, matchHeadings } from "../../csv-words.ts";
import { liveEvent } from "../../live/live-stream.ts";
import type { CardTextField } from "../card-limits.ts";

export const MAX_IMPORT_ROWS = 500;
export const MAX_IMPORT_BYTES = 1024 * 1024;

export interface TeamImportProgress {
  done: number;
  total: number;
}
/** Sent over the live stream while an import runs. */
export const TEAM_IMPORT_EVENT = liveEvent<TeamImportProgress>("team-import");

export type ImportField = CardTextField;

/** The fields a column can hold, by heading; the first is also the heading of the sample. */
export const IMPORT_HEADINGS: Record<ImportField, readonly [string, ...string[]]> = {
  name: ["Name", "Full name", "Employee name", "Employee", "Member", "Contact name"],
  role: ["Role", "Job title", "Title", "Designation", "Position"],
  company: ["Company", "Company name", "Organisation", "Organization", "Firm"],
  email: ["Email", "E-mail", "Email address", "E-mail address", "Mail", "Email id", "Work email"],
  phone: ["Phone", "Mobile", "Phone number", "Mobile number", "Mobile phone", "Cell", "Contact number"],
  business_phone: ["Business phone", "Office phone", "Work phone", "Landline", "Telephone"],
  business_email: ["Business email", "Office email", "Company email"],
  address: ["Address", "Office address", "Street address", "Location"],
  website: ["Website", "Web", "Site", "URL", "Homepage"],
  linkedin_url: ["LinkedIn", "LinkedIn URL", "LinkedIn profile"],
  twitter_url: ["X (Twitter)", "X", "Twitter", "Twitter URL"],
  facebook_url: ["Facebook", "Facebook URL"],
  instagram_url: ["Instagram", "Instagram URL"],
  youtube_url: ["YouTube", "YouTube URL"],
  custom_notes: ["Notes", "Note", "Custom notes"],
  shortDescription: ["In one sentence", "Short description", "Tagline", "Summary"],
  longDescription: ["About", "About you", "Long description", "Bio", "Description"],
  business_description: ["About the business", "Business description"],
};

export const IMPORT_FIELDS = Object.keys(IMPORT_HEADINGS) as ImportField[];

export const IMPORT_TEXT = {
  ...CSV_TEXT,
  tooLarge: "The file can be at most 1 MB.",
  empty: "There are no members in this file. The first row holds the headings, each further row a member.",
  tooManyRows: `A file can hold at most ${MAX_IMPORT_ROWS} members. Split it into several files.`,
  noName: "Choose the column that holds the names.",
  twice: (field: ImportField) => `Two columns are matched to ${IMPORT_HEADINGS[field][0]}. Choose one.`,
  badColumns: "Match each column of the file once.",
  sameAddress: (row: number) => `Row ${row} has the same e-mail. Each member is invited once.`,
  exists: "You already have a team card with this e-mail.",
  problems: "Nothing was imported. Please correct the rows below.",
} as const;

/** The field of each column, by its heading. */
export const matchColumns = (headings: readonly string[]): (ImportField | "")[] =>
  matchHeadings(IMPORT_HEADINGS, headings);
