import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { parseStored } from "../../../lib/storage/stored-value.ts";
import { createTabText } from "../../../lib/storage/tab-text.ts";

/** A contact that waits for a sign-in. */
export interface ScanDraft {
  contact: Partial<ContactInput>;
  /** The paper card, small, as an address that holds the picture itself. */
  photo?: string;
}

const stored = createTabText("scanned-contact");

/** A scan that is kept in this tab until it is saved or given up. */
export const scanDraft = {
  subscribe: stored.subscribe,
  text: stored.text,
  save: (draft: ScanDraft) => stored.save(JSON.stringify(draft)),
  clear: () => stored.save(null),
};

export const readDraft = (text: string | null) => parseStored(text) as ScanDraft | null;
