import { IMPORT_HEADINGS } from "@cardplaza/contract/cards/team/team-import-words";
import { saveFile } from "../../../lib/save-file.ts";

const COLUMNS = ["name", "role", "email", "phone", "company", "website", "address"] as const;
const PEOPLE = [
  [
    "Meera Iyer",
    "Architect",
    "meera@example.com",
    "98765 43210",
    "Iyer & Rao",
    "iyer-rao.example.com",
    "Pune",
  ],
  ["Dev Patel", "Site engineer", "dev@example.com", "98765 43211", "Iyer & Rao", "", ""],
];

/** A table to fill in, which every spreadsheet opens with its letters right. */
export function sampleCsv(): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = [COLUMNS.map((field) => IMPORT_HEADINGS[field][0]), ...PEOPLE];
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

export const saveSample = () =>
  saveFile(new Blob([sampleCsv()], { type: "text/csv;charset=utf-8" }), "team-cards-sample.csv");
