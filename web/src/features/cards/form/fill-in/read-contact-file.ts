import { decodeVcardFile } from "@cardplaza/contract/cards/vcard-lines";
import { type ImportedContact, LONGEST_VCARD, readVcard } from "@cardplaza/contract/cards/vcard-text";

/** The contact in a file; null where there is none, or nothing of it can be read. */
export async function readContactFile(file: File): Promise<ImportedContact | null> {
  if (file.size > LONGEST_VCARD) return null;
  const contact = readVcard(decodeVcardFile(new Uint8Array(await file.arrayBuffer())));
  return contact && (contact.photo || Object.keys(contact.fields).length > 0) ? contact : null;
}
