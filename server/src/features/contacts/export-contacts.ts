import { CONTACT_SOURCE_LABEL } from "@cardplaza/contract/contacts/contacts-words";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../context.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { textStream } from "../../platform/http/text-stream.ts";
import { CSV_START, csvLines } from "../../platform/csv.ts";
import { type ContactFilters, listContacts } from "./contact-queries.ts";
import { contactVcard } from "./contact-vcard.ts";
import type { ContactRow } from "./contacts.table.ts";

const BATCH = 500;
const COLUMNS = [
  "Name",
  "Role",
  "Company",
  "Phone",
  "Email",
  "Website",
  "Address",
  "Tag",
  "Notes",
  "Taken down by",
  "From",
  "Added",
];

const FORMATS = {
  vcf: { type: "text/vcard; charset=utf-8", start: "", write: asContacts },
  csv: { type: "text/csv; charset=utf-8", start: CSV_START + csvLines([COLUMNS]), write: asTable },
};

/** Streamed: ten thousand contacts need no more memory than a few hundred. */
export function exportContacts(
  { db, member }: MemberContext,
  { format, ...filters }: ContactFilters & { format: keyof typeof FORMATS },
): ApiResponse<RawBody> {
  const { type, start, write } = FORMATS[format];
  async function* pieces(): AsyncGenerator<string, void> {
    yield start;
    let cursor: string | undefined;
    for (;;) {
      const found = await listContacts(db, member.id, filters, { cursor, limit: BATCH });
      if (found.length > 0) yield write(found);
      if (found.length < BATCH) return;
      cursor = found.at(-1)?.id;
    }
  }
  return fileResponse(textStream(pieces()), { type, plainName: `contacts.${format}` });
}

function asContacts(contacts: ContactRow[]): string {
  return contacts.map(contactVcard).join("");
}

function asTable(contacts: ContactRow[]): string {
  return csvLines(contacts.map(cellsOf));
}

function cellsOf(contact: ContactRow): unknown[] {
  const { name, role, company, phone, email, website, address, tag, notes, member, source } = contact;
  const cells = [name, role, company, phone, email, website, address, tag, notes, member];
  return [...cells, CONTACT_SOURCE_LABEL[source], contact.createdAt];
}
