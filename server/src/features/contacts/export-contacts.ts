import { CONTACT_SOURCE_LABEL } from "@cardplaza/contract/contacts/contacts-words";
import { Answer, type RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../context.ts";
import { CSV_START, csvLine } from "../../platform/csv.ts";
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
  vcf: { type: "text/vcard; charset=utf-8", start: "", write: contactVcard },
  csv: { type: "text/csv; charset=utf-8", start: CSV_START + csvLine(COLUMNS), write: asLine },
};

/** Written while it is read: ten thousand contacts need no more memory than a few hundred. */
export function exportContacts(
  { db, member }: MemberContext,
  { format, ...filters }: ContactFilters & { format: keyof typeof FORMATS },
): Answer<RawBody> {
  const { type, start, write } = FORMATS[format];
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(start)),
    // Asked for one batch at a time, and only as fast as it is taken.
    async pull(controller) {
      const found = await listContacts(db, member.id, filters, { cursor, limit: BATCH });
      if (found.length > 0) controller.enqueue(encoder.encode(found.map(write).join("")));
      if (found.length < BATCH) controller.close();
      cursor = found.at(-1)?.id;
    },
  });
  return new Answer(
    { body, type },
    { headers: { "content-disposition": `attachment; filename="contacts.${format}"` } },
  );
}

function asLine(contact: ContactRow): string {
  const { name, role, company, phone, email, website, address, tag, notes, member, source } = contact;
  const cells = [name, role, company, phone, email, website, address, tag, notes, member];
  return csvLine([...cells, CONTACT_SOURCE_LABEL[source], contact.createdAt]);
}
